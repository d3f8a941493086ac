import { type ClaimFact, indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import type { TrialSheet } from './trial-sheets.js';

/** The narratives of a sector are about all indicators; this many are enough to write a draft from. */
const NARRATIVES_OF_A_SECTOR = 60;

/** A fact sheet as text for the writer of a trial draft: the figures in words, and contacts' narratives. */
export function factSheetText(id: string, { title, subject, sheet }: TrialSheet): string {
  const { table, said } = sheet;
  const isOwn = ({ measure, indicator, sector, category }: ClaimFact) => {
    if (subject.isProfile) return indicator === null;
    if (subject.sector === null) return indicator === subject.indicator && sector === null;
    if (category?.startsWith('score')) return false;
    return sector === subject.sector || (sector === null && measure === 'contacts');
  };
  const isBeside = (fact: ClaimFact) => {
    if (isOwn(fact) || subject.indicator === null) return false;
    const { measure, indicator, sector, period } = fact;
    if (sector === null)
      return ['average', 'change', 'contacts', 'indicator-count'].includes(measure);
    return indicator === subject.indicator && measure === 'average' && period === 'now';
  };
  const facts = [...table.facts()];
  const lines = (list: readonly ClaimFact[]) =>
    list.map((fact) => `- ${table.label(fact)}`).join('\n');
  const others = facts.filter(isBeside);
  const voices = said
    .slice(0, subject.sector === null ? undefined : NARRATIVES_OF_A_SECTOR)
    .filter(({ key }) => subject.indicator === null || key === subject.indicator)
    .map(
      ({ contact, key, narrative, score }) =>
        `- ${contact} (${key ? indicatorOf(key).label : ''}, skor ${score ?? '-'}): ${narrative}`,
    );
  const periods = Object.entries(table.periods).map(([role, period]) => `${role} = ${period}`);
  return [
    `# ${id}: ${title}`,
    `Periode: ${periods.join(', ')}. Skala 1 sampai 5, netral 3; ${LIKERT_INDICATORS.length} indikator berskala.`,
    '## Fakta',
    lines(facts.filter(isOwn)),
    ...(others.length > 0 ? ['## Fakta lain', lines(others)] : []),
    ...(subject.isProfile ? [] : ['## Narasi kontak (triwulan berjalan)', voices.join('\n')]),
    '',
  ].join('\n');
}
