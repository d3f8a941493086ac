import { type ClaimFact, LIKERT_INDICATORS } from '@lqc/contracts';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { toldFigures } from './told-figures.js';
import { sideOfThat } from '../../items/pointing.js';

const EXACT = new Set(['tepat', 'persis', 'langsung']);

/**
 * "Industri Pengolahan berada tepat di bawahnya dengan 3,25", "di bawahnya, Real Estat menyumbang tujuh
 * kontak": below or above what was told last, in this sentence or the one before. Right where the figure
 * that the sentence tells lies there, and next to it where that is said; else left open.
 */
export function readPlaceBeside(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  return sentence.all('category').flatMap((item): Reading[] => {
    const side = sideOfThat(item);
    if (!side || item.used || sentence.items.some(({ word }) => word === 'netral')) return [];
    const told = toldFigures(readings).filter(({ fact }) => isPlaced(fact));
    const own = told.find(({ number }) => number.start > item.start) ?? told.at(-1);
    if (!own) return [];
    const led = told.findLast(({ number }) => number.start < item.start && number !== own.number);
    const other =
      led?.fact ??
      sentence.topic.facts.findLast((fact) => isPlaced(fact) && isOfKind(fact, own.fact));
    const held = other && sentence.sheet.table.find({ ...own.fact, ...nameOf(other) });
    if (!held || held.id === own.fact.id) return [];
    const isThere = Math.sign(own.fact.value - held.value) === (side === 'above' ? 1 : -1);
    const exact = sentence
      .before(item)
      .slice(0, 2)
      .find(({ word }) => EXACT.has(word));
    const isNext = !exact || neighbours(sentence, own.fact, held) === 0;
    return [
      decided({ type: 'rank', items: [item] }, isThere && isNext ? true : null, {
        facts: [own.fact, held],
      }),
    ];
  });
}

/** A figure of one among several: of a sector, or of an indicator. */
const isPlaced = ({ measure, category, base, sector, indicator }: ClaimFact): boolean =>
  category === null &&
  base === null &&
  (measure === 'average' ? indicator !== null : sector !== null && MEASURES.has(measure));
const MEASURES = new Set<ClaimFact['measure']>(['companies', 'contacts', 'company-share']);

/** Another one of the same kind: a sector beside a sector, an indicator beside an indicator. */
const isOfKind = (one: ClaimFact, { measure, sector, indicator }: ClaimFact): boolean =>
  (one.measure === 'average') === (measure === 'average') &&
  (one.sector === null) === (sector === null) &&
  (one.sector !== sector || one.indicator !== indicator);

const nameOf = ({ sector, indicator }: ClaimFact) => ({ sector, indicator });

/** How many others of the kind lie between two. */
function neighbours({ sheet: { table } }: Sentence, one: ClaimFact, two: ClaimFact): number {
  const all =
    one.sector === two.sector
      ? LIKERT_INDICATORS.map(({ key }) => table.find({ ...one, indicator: key }))
      : table.sectors.map((sector) => table.find({ ...one, sector }));
  const [low, high] = [Math.min(one.value, two.value), Math.max(one.value, two.value)];
  return all.filter((fact) => fact && fact.value > low && fact.value < high).length;
}
