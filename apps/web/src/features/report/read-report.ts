import type { Report, ReportSection, SectionHead } from '@lqc/contracts';
import { api } from '../../lib/api';

/** A report is read again by itself, which says nothing of a person being there. */
interface Reading {
  readonly signal: AbortSignal;
  readonly background: true;
}

/**
 * Reads a report: whole for the first time, then its outline and the sections with a new text. What
 * stands behind a text changes only with its version, its counts, a reason, or the report's analysis.
 *
 * @param shown the report as it is shown at that moment, in which sections may be saved meanwhile
 */
export async function readReport(
  id: string,
  shown: () => Report | undefined,
  signal: AbortSignal,
): Promise<Report> {
  const reading: Reading = { signal, background: true };
  if (!shown()) return api.call('report', { params: { id }, ...reading });
  const outline = await api.call('reportOutline', { params: { id }, ...reading });
  const known = (head: SectionHead): ReportSection | undefined => {
    const was = shown();
    if (was?.session_id !== outline.session_id) return undefined;
    const hasAll = (one: ReportSection) =>
      one.version >= head.version &&
      (one.reasoned_at ?? '') >= (head.reasoned_at ?? '') &&
      (one.version > head.version || isSameCount(one.counts, head.counts));
    return was.sections.find((one) => one.id === head.id && hasAll(one));
  };
  const wanted = outline.sections.filter((head) => !known(head)).map((head) => head.id);
  const read = await readSections(id, wanted, reading);
  const sections = outline.sections.flatMap((head): ReportSection[] => {
    // What is saved while the sections are read is newer than what was read.
    const section = known(head) ?? read.find((one) => one.id === head.id);
    if (!section) return [];
    return [section.version === head.version ? { ...section, ...head } : section];
  });
  return { ...outline, sections };
}

/** A second reading of a text leaves sentences open that a first one found to be right. */
const isSameCount = (one: ReportSection['counts'], other: ReportSection['counts']): boolean =>
  one?.checked === other?.checked && one?.supported === other?.supported;

/** The report's sections with these ids. */
export async function readSections(
  id: string,
  wanted: readonly string[],
  reading: Partial<Reading> = {},
): Promise<readonly ReportSection[]> {
  if (wanted.length === 0) return [];
  const query = { ids: wanted.join(',') };
  return (await api.call('reportSections', { params: { id }, query, ...reading })).sections;
}
