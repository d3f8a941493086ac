import { AVERAGE_DECIMALS, type ClaimFact } from '@lqc/contracts';
import { equals, plainValue } from './equals.js';
import { isA, type Item, type ItemOf } from './item.js';
import { periodOf } from './periods.js';
import { decided, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';

const BY_SECTOR = /^(?:sektoral|antarsektor|antarlapangan|sektornya)$/;

/**
 * "Secara sektoral, skor tertinggi tercatat 4,00, sedangkan yang terendah 2,00": the highest and the lowest
 * average of the sectors, of which none is named.
 */
export function readSectorEnds(sentence: Sentence): Reading[] {
  const { items, sheet } = sentence;
  const lead = items.find(
    (one) => BY_SECTOR.test(one.word) || (isA('people')(one) && one.meaning.who === 'sektor'),
  );
  if (!lead || sheet.isProfile || sheet.sector !== null || items.some(isA('sector'))) return [];
  return sentence.all('rank').flatMap((rank): Reading[] => {
    const number = scoreBehind(sentence, rank);
    if (!number || rank.start < lead.end || (rank.meaning.place ?? 1) > 1) return [];
    const [indicator = null] = sentence.indicatorOf(rank).keys;
    const { role, isKnown } = periodOf(sentence, number);
    if (isKnown && role === null) return [];
    const ends = sheet.table.sectors
      .flatMap(
        (sector) =>
          sheet.table.find({ measure: 'average', indicator, sector, period: role ?? 'now' }) ?? [],
      )
      .toSorted((a, b) => b.value - a.value);
    const end: ClaimFact | undefined = ends.at(rank.meaning.end === 'top' ? 0 : -1);
    if (!end) return [];
    const holds = equals(number, 'equal', plainValue)(end) !== false;
    const about = { facts: [end], expected: sheet.table.label(end) };
    return [decided({ type: 'rank', items: [rank, number] }, holds, about)];
  });
}

/** The score that a rank leads to, with nothing but plain words between. */
function scoreBehind(sentence: Sentence, rank: Item): ItemOf<'number'> | null {
  const number = sentence.after(rank).find((one) => !isA('plain')(one) && !isA('measure')(one));
  if (!number || !isA('number')(number) || number.used) return null;
  const { unit, decimals } = number.meaning.number;
  return unit === null && decimals === AVERAGE_DECIMALS ? number : null;
}
