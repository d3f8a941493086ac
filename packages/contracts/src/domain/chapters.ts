import type { ErrorCode } from '../errors.js';

/** The dashboard's chapters and analysis types, as the wire names them. */
export const CHAPTERS = ['bab_1', 'bab_2', 'bab_3', 'bab_4'] as const;
export const ANALYSIS_TYPES = [
  'garis_besar',
  'indikator_spesifik',
  'indikator_utama',
  'analisis_sektoral',
  'profil_kontak',
] as const;
export type Chapter = (typeof CHAPTERS)[number];
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

interface Asked {
  readonly quarter_now?: string | null | undefined;
  readonly quarter_before?: string | null | undefined;
  readonly chapter?: string | null | undefined;
  readonly analysis_type?: string | null | undefined;
  readonly indicator_type?: string | null | undefined;
}

/** *Analisis Garis Besar* of BAB 1 is of all indicators: none is chosen for it. */
export const isOverview = ({ chapter, analysis_type: type }: Asked): boolean =>
  chapter === 'bab_1' && type === 'garis_besar';

/** What a preview lacks, in the order of spec-1 §5; null when complete. */
export function previewProblem(asked: Asked): ErrorCode | null {
  if (!asked.chapter || !asked.quarter_now?.trim()) return 'PREVIEW_INCOMPLETE';
  if (asked.chapter !== 'bab_4' && !asked.quarter_before?.trim())
    return 'PREVIEW_QUARTER_BEFORE_REQUIRED';
  return summaryProblem(asked);
}

/** What is still missing of a summary's request, in the order of spec-1 §5; null when complete. */
export function summaryProblem(asked: Asked): ErrorCode | null {
  if (!asked.quarter_now?.trim()) return 'SUMMARY_QUARTER_NOW_REQUIRED';
  if (!asked.chapter) return 'SUMMARY_CHAPTER_REQUIRED';
  if (asked.chapter !== 'bab_4' && !asked.quarter_before?.trim())
    return 'SUMMARY_QUARTER_BEFORE_REQUIRED';
  if (asked.chapter !== 'bab_2' && !asked.analysis_type) return 'SUMMARY_TYPE_REQUIRED';
  if (asked.indicator_type || isOverview(asked)) return null;
  if (asked.chapter === 'bab_1') return 'SUMMARY_INDICATOR_REQUIRED';
  if (asked.chapter === 'bab_2') return 'SUMMARY_MAIN_INDICATOR_REQUIRED';
  return asked.chapter === 'bab_3' ? 'SUMMARY_SECTOR_REQUIRED' : null;
}
