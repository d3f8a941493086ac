import type { ClaimFact, Statement } from '@lqc/contracts';
import type { Found } from './found.js';
import type { ReleaseSection } from './release-section.js';
import { subjectOf, type ToldReadings } from './told-readings.js';

/** A sentence in the place of another, as that stands: an item of a list, or in bold. */
export function likeWritten(sentence: string, put: string): string {
  const [, mark = ''] = /^([-*] )/.exec(sentence) ?? [];
  const bold = sentence.startsWith('**') && sentence.endsWith('**') ? '**' : '';
  return `${mark}${bold}${put}${bold}`;
}

/** Sections in which all sentences on an indicator are about the same comparison. */
const TOGETHER: ReadonlySet<ReleaseSection['kind']> = new Set(['indikator', 'ringkasan_eksekutif']);

/**
 * Puts averages in the place of what was read from them, each once in a section: not those that a sentence
 * before tells which leaves as it stands, nor where the one right behind tells all of them. Another quarter's
 * stands beside that of now.
 */
export function withFigures(
  section: ReleaseSection,
  found: readonly Found[],
  readings: ToldReadings,
): Found[] {
  const changed = found.filter(({ kind, verdict }) => kind !== 'footnote' && verdict !== 'aman');
  const isUnchanged = ({ start, end }: Statement) =>
    changed.every((one) => one.end <= start || one.start >= end);
  const idsIn = (statements: readonly Statement[]) =>
    statements
      .filter(isUnchanged)
      .flatMap((one) => readings.idsToldIn(one, section.text.slice(one.start, one.end)));
  const told = new Set<string>();
  return found.map((one, at) => {
    if (one.averages === undefined) return one;
    for (const id of idsIn(section.statements.filter(({ end }) => end <= one.start))) told.add(id);
    const further = TOGETHER.has(section.kind) ? found.slice(at + 1) : [];
    const left = leftOf(one.averages, further, told);
    const behind = section.statements.filter(({ start }) => start >= one.end).slice(0, 1);
    const next = new Set(idsIn(behind));
    if (left.every(({ id }) => next.has(id))) return { ...one, verdict: 'ditahan' as const };
    for (const { id } of left) told.add(id);
    const figures = readings.figuresTold(left, section);
    return { ...one, suggestion: likeWritten(section.text.slice(one.start, one.end), figures) };
  });
}

/** What is told of the same subjects here and further on, and was not before; of now with it. */
function leftOf(
  averages: readonly ClaimFact[],
  further: readonly Found[],
  told: ReadonlySet<string>,
): ClaimFact[] {
  const subjects = new Set(averages.map(subjectOf));
  const later = further
    .flatMap((one) => one.averages ?? [])
    .filter((fact) => subjects.has(subjectOf(fact)));
  const all = [...new Map([...averages, ...later].map((fact) => [fact.id, fact])).values()];
  const untold = new Set(all.filter(({ id }) => !told.has(id)).map(subjectOf));
  return all.filter(
    (fact) => !told.has(fact.id) || (fact.period === 'now' && untold.has(subjectOf(fact))),
  );
}
