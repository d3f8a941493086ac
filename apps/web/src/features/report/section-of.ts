import {
  indicatorOf,
  type IndicatorKey,
  isOverview,
  type ReportSection,
  type SummaryTarget,
} from '@lqc/contracts';

/** What a draft or a kept conclusion tells of; an indicator by its key or, as kept conclusions have it, by its label. */
export type Subject = Pick<SummaryTarget, 'chapter' | 'analysis_type' | 'indicator_type'>;

/** The report's section that tells of the same; undefined where it has none. */
export function sectionOf(
  sections: readonly ReportSection[],
  { chapter, analysis_type, indicator_type: named }: Subject,
): ReportSection | undefined {
  const kind = kindOf({ chapter, analysis_type });
  return sections.find(
    (one) => one.kind === kind && (one.target === null || namesOf(one).includes(named ?? null)),
  );
}

function kindOf(subject: Subject): ReportSection['kind'] {
  if (isOverview(subject)) return 'garis_besar';
  if (subject.chapter === 'bab_3') return 'lapangan_usaha';
  return subject.chapter === 'bab_4' ? 'profil' : 'indikator';
}

const namesOf = ({ kind, target }: ReportSection): readonly (string | null)[] =>
  kind === 'indikator' ? [target, indicatorOf(target as IndicatorKey).label] : [target];
