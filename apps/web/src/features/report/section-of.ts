import { isOverview, type ReportSection, type SummaryTarget } from '@lqc/contracts';

/** The report's section that tells what a draft of this target tells; undefined where it has none. */
export const sectionOf = (
  sections: readonly ReportSection[],
  target: SummaryTarget,
): ReportSection | undefined => {
  const { kind, subject } = placeOf(target);
  return sections.find((one) => one.kind === kind && (subject === null || one.target === subject));
};

function placeOf(target: SummaryTarget) {
  const { chapter, indicator_type: subject = null } = target;
  if (isOverview(target)) return { kind: 'garis_besar', subject: null };
  if (chapter === 'bab_3') return { kind: 'lapangan_usaha', subject };
  if (chapter === 'bab_4') return { kind: 'profil', subject: null };
  return { kind: 'indikator', subject };
}
