import type { Quarters } from '@lqc/analysis';
import { CodedError, indicatorKeyOf, type ReportSection } from '@lqc/contracts';
import type { ChapterInput } from '@lqc/narratives';

/**
 * What a section of a report is written from and held against, as plain data for a thread. A section
 * that is about neither an indicator nor a sector is about the contacts as a whole.
 *
 * @throws CodedError `QUARTER_NOT_LOADED`
 */
export function sectionChapter(
  { kind, target }: Pick<ReportSection, 'kind' | 'target'>,
  { now, before, last_year: lastYear }: Quarters,
): ChapterInput {
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const quarters = { now, before, lastYear };
  const indicator = kind === 'indikator' ? (indicatorKeyOf(target) ?? null) : null;
  if (indicator) return { chapter: 'bab_2', indicator, sector: null, ...quarters };
  if (kind === 'lapangan_usaha')
    return { chapter: 'bab_3', indicator: null, sector: target, ...quarters };
  return { chapter: 'bab_4', indicator: null, sector: null, ...quarters };
}
