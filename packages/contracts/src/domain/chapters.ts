import type { ErrorCode } from '../errors.js';

/** The dashboard's chapters and the analysis types that each has, as the wire names them. */
export const CHAPTERS = ['bab_1', 'bab_2', 'bab_3', 'bab_4'] as const;
export const CHAPTER_TYPES = {
  bab_1: ['garis_besar', 'indikator_spesifik'],
  bab_2: ['indikator_utama'],
  bab_3: ['analisis_sektoral'],
  bab_4: ['profil_kontak'],
} as const satisfies Record<Chapter, readonly string[]>;
export const ANALYSIS_TYPES = Object.values(CHAPTER_TYPES).flat();
export type Chapter = (typeof CHAPTERS)[number];
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

/** Whether a chapter has this type of analysis. */
export const isTypeOf = (chapter: Chapter, type: string | null | undefined): boolean =>
  CHAPTER_TYPES[chapter].some((one) => one === type);

/** The fields of a draft's request, any of which may still be missing. */
interface PartialTarget {
  readonly quarter_now?: string | null;
  readonly quarter_before?: string | null;
  readonly chapter?: Chapter | null;
  readonly analysis_type?: string | null;
  readonly indicator_type?: string | null;
}

/**
 * True for *Analisis Garis Besar* of BAB 1, which is about all indicators, so that none is chosen.
 */
export const isOverview = ({ chapter, analysis_type: type }: PartialTarget): boolean =>
  chapter === 'bab_1' && type === 'garis_besar';

/**
 * The first error of a preview request that does not say of what, in the order of spec-1 §5; what else its chapter
 * needs is asked for after its session.
 */
export function previewProblem(target: PartialTarget): ErrorCode | null {
  if (!target.chapter || !target.quarter_now?.trim()) return 'PREVIEW_INCOMPLETE';
  if (target.chapter !== 'bab_4' && !target.quarter_before?.trim())
    return 'PREVIEW_QUARTER_BEFORE_REQUIRED';
  return null;
}

/**
 * The first error of an incomplete draft request, in the order of spec-1 §5; null when complete.
 */
export function summaryProblem(target: PartialTarget): ErrorCode | null {
  if (!target.quarter_now?.trim()) return 'SUMMARY_QUARTER_NOW_REQUIRED';
  if (!target.chapter) return 'SUMMARY_CHAPTER_REQUIRED';
  if (target.chapter !== 'bab_4' && !target.quarter_before?.trim())
    return 'SUMMARY_QUARTER_BEFORE_REQUIRED';
  // BAB 2 has one type, which goes without saying.
  const type = target.analysis_type || (target.chapter === 'bab_2' ? 'indikator_utama' : null);
  if (!isTypeOf(target.chapter, type)) return 'SUMMARY_TYPE_REQUIRED';
  if (target.indicator_type || isOverview(target)) return null;
  if (target.chapter === 'bab_1') return 'SUMMARY_INDICATOR_REQUIRED';
  if (target.chapter === 'bab_2') return 'SUMMARY_MAIN_INDICATOR_REQUIRED';
  return target.chapter === 'bab_3' ? 'SUMMARY_SECTOR_REQUIRED' : null;
}
