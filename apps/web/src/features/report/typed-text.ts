import { ApiError } from '@lqc/client';
import type { ReportSection } from '@lqc/contracts';
import { saveSection } from './api';
import type { BoundText } from './editor/bound-text';
import { readSections } from './read-report';

/** Unsaved text, and the version that it is based on. */
export interface Typed extends BoundText {
  readonly version: number;
  /** Texts that were sent for this version; one of them may be stored although no answer came. */
  readonly sent?: readonly string[];
}

/** A text as it is kept while it is sent. */
export const asSent = (one: Typed): Typed => ({
  ...one,
  sent: [...new Set([...(one.sent ?? []), one.text])],
});

/**
 * Saves a text on the version that it is based on, or on a newer one that is the person's own: sent before,
 * without an answer. Throws `REPORT_SECTION_NEWER` when somebody else's is stored.
 */
export async function saveTyped(
  reportId: string,
  id: string,
  typed: Typed,
  call: { background?: boolean } = {},
): Promise<ReportSection> {
  const saved = await saveOnOwn(reportId, id, typed, call);
  savedHere.set(id, saved.version);
  return saved;
}

/** The last versions that this tab saved, by the ids of their sections. */
const savedHere = new Map<string, number>();

/** The newest version of a section that a person here knows: the one that is shown, or that they saved since. */
export const knownVersion = ({ id, version }: Pick<ReportSection, 'id' | 'version'>): number =>
  Math.max(version, savedHere.get(id) ?? 0);

async function saveOnOwn(
  reportId: string,
  id: string,
  { text, bound, version, sent = [] }: Typed,
  call: { background?: boolean },
): Promise<ReportSection> {
  try {
    return await saveSection(reportId, { id, version }, { text, bound }, call);
  } catch (error) {
    if (!isNewer(error)) throw error;
    const [stored] = await readSections(reportId, [id]);
    if (!stored || !sent.includes(stored.text)) throw error;
    return stored.text === text ? stored : saveSection(reportId, stored, { text, bound }, call);
  }
}

/** Whether the text was refused since its report was approved meanwhile; it waits until that is a draft again. */
export const isOfFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'REPORT_IS_FINAL';

/** Whether somebody else's version was stored meanwhile. */
export const isNewer = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'REPORT_SECTION_NEWER';
