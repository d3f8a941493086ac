import { ApiError } from '@lqc/client';
import type { Report } from '@lqc/contracts';
import { createStore, useStore } from 'zustand';
import { toastError } from '../../components/toast';
import { failureSentence } from '../../lib/failure';
import { savedDrafts } from '../../lib/saved-drafts';
import { signInStore } from '../../lib/sign-in-store';
import { holdUnsaved } from '../../lib/unsaved';
import { copy } from './copy';

/** A section's text in this tab. */
interface SectionText {
  readonly reportId: string;
  /** The section's number and title. */
  readonly name: string;
  /** Stores what of it is not stored yet; false while the report is final. Fails as the call does. */
  readonly store: () => Promise<boolean>;
}

/** A text whose section was left before it was stored. */
interface LeftText extends SectionText {
  /** Ends the question before the tab is closed. */
  readonly release: () => void;
  storing: Promise<boolean> | null;
  /** An attempt to store it has ended without that. */
  hasWaited: boolean;
  isRefused: boolean;
}

/** Texts by the ids of their sections. */
const open = new Map<string, SectionText>();
const left = createStore<ReadonlyMap<string, LeftText>>(() => new Map());

const show = (id: string, one: LeftText) =>
  left.setState(new Map(left.getState()).set(id, one), true);

function forget(id: string): void {
  const kept = new Map(left.getState());
  kept.get(id)?.release();
  if (kept.delete(id)) left.setState(kept, true);
}

/**
 * Registers the text of a section that was opened, in the place of one that was left there. Gives what ends that.
 */
export function openText(id: string, text: SectionText): () => void {
  forget(id);
  open.set(id, text);
  return () => void open.delete(id);
}

/**
 * Stores a text whose section was left. One that cannot be stored stays in this tab, which says so and tries again.
 */
export function leaveText(id: string, text: SectionText): void {
  // Whoever signed out was asked before.
  if (savedDrafts.owner() === null) return;
  const release = holdUnsaved(copy.section.unsent(text.name));
  const one = { ...text, release, storing: null, hasWaited: false, isRefused: false };
  show(id, one);
  storeLeft(id, one).catch(toastError);
}

/**
 * Stores all texts of a report that this tab has, before the report goes on as a whole.
 *
 * @throws Error with a sentence on the first that could not be stored
 */
export async function storeTexts({ id: reportId }: Report): Promise<void> {
  const isOfReport = (text: SectionText) => text.reportId === reportId;
  for (const [id, one] of left.getState()) if (isOfReport(one)) await storeLeft(id, one);
  for (const one of open.values())
    if (isOfReport(one))
      await one.store().catch((error: Error) => {
        throw failureOf(one, error);
      });
}

/** Tries again to store what was left, except what the server refused: it refuses that again. */
export function storeAgain(): void {
  for (const [id, one] of left.getState())
    if (!one.isRefused) void storeLeft(id, one).catch(() => {});
}

/** True for a section that was left with a text that could not be stored. */
export const useIsUnsent = (id: string): boolean =>
  useStore(left, (all) => all.get(id)?.hasWaited ?? false);

async function storeLeft(id: string, one: LeftText): Promise<void> {
  one.storing ??= one.store().finally(() => (one.storing = null));
  const end = await one.storing.catch((error: Error) => error);
  // Whoever has opened the section again is told there.
  if (left.getState().get(id) !== one) return;
  const status = end instanceof ApiError ? end.status : null;
  if (end === true || status === GONE) forget(id);
  else show(id, Object.assign(one, { hasWaited: true, isRefused: isRefusal(status) }));
  if (end instanceof Error) throw failureOf(one, end);
}

const [UNAUTHORIZED, GONE, SERVER_FAILS] = [401, 404, 500];
const isRefusal = (status: number | null) =>
  status !== null && status !== UNAUTHORIZED && status < SERVER_FAILS;

const failureOf = ({ name }: SectionText, error: Error) =>
  new Error(copy.section.unsent(name, failureSentence(error, '')), { cause: error });

addEventListener('online', storeAgain);
// What one person typed is not another's to store, and nobody's after signing out.
signInStore.whenGone(() => [...left.getState().keys()].forEach(forget));
