import type { Quarters } from '@lqc/analysis';
import {
  CodedError,
  indicatorKeyOf,
  type ReportSection,
  type SectionSubject,
} from '@lqc/contracts';
import { isAnnex } from './annex-text.js';
import type { Chapter, ChapterInput } from './fact-sheet.js';

/**
 * The chapter that each kind of section is written and checked as. A note may be about anything.
 */
const CHAPTERS: Readonly<Record<ReportSection['kind'], Chapter>> = {
  ringkasan_eksekutif: 'ringkasan',
  garis_besar: 'bab_1',
  sumber_perubahan: 'sumber_perubahan',
  harapan: 'harapan',
  tema: 'tema',
  konteks: 'konteks',
  indikator: 'bab_2',
  peta_sektor: 'peta_sektor',
  lapangan_usaha: 'bab_3',
  profil: 'bab_4',
  metode: 'metode',
  kualitas_data: 'kualitas_data',
  tabel: 'tabel',
  catatan: 'ringkasan',
};

/**
 * The data that a section of the report is written from and checked against, as plain data for a
 * worker thread. Its draft is `automaticSummary` or `writeSummary` of its `chapterFacts`.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without a current quarter, `SUMMARY_INDICATOR_REQUIRED`
 *   when the target of an indicator's section is no indicator
 */
export function sectionInput(
  { kind, target }: SectionSubject,
  { now, before, last_year: lastYear }: Quarters,
): ChapterInput {
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const chapter = CHAPTERS[kind];
  const indicator = chapter === 'bab_2' ? (indicatorKeyOf(target) ?? null) : null;
  if (chapter === 'bab_2' && !indicator) throw new CodedError('SUMMARY_INDICATOR_REQUIRED');
  const sector = chapter === 'bab_3' ? target : null;
  return { chapter, indicator, sector, now, before, lastYear };
}

/** True for sections that the product writes itself, without a model. */
export const isWrittenByRules = ({ kind }: Pick<SectionSubject, 'kind'>): boolean =>
  isAnnex(CHAPTERS[kind]);
