import {
  type AnalysisType,
  type Chapter,
  CHAPTER_TYPES,
  INDICATOR_KEYS,
  type IndicatorKey,
  isOverview,
  summaryProblem,
  type SummaryTarget,
} from '@lqc/contracts';

/** What people call the types of analysis. */
export const TYPE_NAMES: Readonly<Record<AnalysisType, string>> = {
  garis_besar: 'Analisis Garis Besar',
  indikator_spesifik: 'Analisis Indikator Spesifik',
  indikator_utama: 'Analisis Indikator Utama',
  analisis_sektoral: 'Analisis Sektoral Mendalam',
  profil_kontak: 'Profil Kontak Liaison',
};

interface ChapterOption {
  /** What else must be chosen for the chapter; null when nothing. */
  readonly needs: 'indicator' | 'sector' | null;
  readonly hasBefore: boolean;
}

export const CHAPTER_OPTIONS: Readonly<Record<Chapter, ChapterOption>> = {
  bab_1: { needs: 'indicator', hasBefore: true },
  bab_2: { needs: 'indicator', hasBefore: true },
  bab_3: { needs: 'sector', hasBefore: true },
  bab_4: { needs: null, hasBefore: false },
};

export const SUGGESTED: readonly IndicatorKey[] = [
  'domestik',
  'ekspor',
  'investasi',
  'kapasitas utilisasi',
  'harga jual',
];
export const OTHER_INDICATORS = INDICATOR_KEYS.filter((key) => !SUGGESTED.includes(key));

/** The choices of the form; choosing another chapter resets those that depend on it. */
export interface DraftForm {
  readonly chapter: Chapter | '';
  readonly now: string;
  readonly before: string;
  readonly type: AnalysisType | '';
  readonly indicator: IndicatorKey;
  readonly sector: string;
  readonly samaran: boolean;
}

export function withChapter(
  form: DraftForm,
  chapter: Chapter | '',
  sectors: readonly string[],
): DraftForm {
  const types: readonly AnalysisType[] = chapter === '' ? [] : CHAPTER_TYPES[chapter];
  return {
    ...form,
    chapter,
    type: types.length === 1 ? types[0]! : '',
    indicator: 'domestik',
    sector: sectors[0] ?? '',
  };
}

/** What must still be chosen for the chosen chapter and type. */
export function needsOf({ chapter, type }: Pick<DraftForm, 'chapter' | 'type'>) {
  return chapter === '' || isOverview({ chapter, analysis_type: type })
    ? null
    : CHAPTER_OPTIONS[chapter].needs;
}

/** The form as the target of a request. */
export function targetOf(form: DraftForm): SummaryTarget {
  const needs = needsOf(form);
  return {
    quarter_now: form.now.trim(),
    ...(form.chapter !== 'bab_4' && { quarter_before: form.before.trim() }),
    chapter: form.chapter || null,
    analysis_type: form.type || null,
    indicator_type:
      needs === 'indicator' ? form.indicator : needs === 'sector' ? form.sector : null,
  };
}

/** A target with all required fields. */
export type CompleteTarget = SummaryTarget & {
  readonly chapter: Chapter;
  readonly quarter_now: string;
};

export const isComplete = (target: SummaryTarget): target is CompleteTarget =>
  summaryProblem(target) === null;
