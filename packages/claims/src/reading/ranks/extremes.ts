import { AVERAGE_DECIMALS, LIKERT_INDICATORS } from '@lqc/contracts';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, isOneOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const OF_SECTORS = /^(?:sektoral|antarsektor|antarlapangan)$/;

/**
 * "Secara sektoral, skor tertinggi tercatat 4,00, sedangkan yang terendah 2,00": the highest and the
 * lowest average of all sectors, or of all indicators of one, whose names are not said. What does not
 * fit is left open.
 */
export function readExtremes(sentence: Sentence): Reading[] {
  const { items, sheet } = sentence;
  if (sheet.isProfile || !sentence.has('rank') || items.some(isName)) return [];
  const isOfSectors =
    sheet.sector === null &&
    items.some(
      (one) => OF_SECTORS.test(one.word) || (means(one, 'people') && one.meaning.who === 'sektor'),
    );
  if (!isOfSectors && (sheet.sector === null || items.some(isA('period')))) return [];
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const facts = (
    isOfSectors
      ? sheet.table.sectors.map((sector) => ({ indicator, sector }))
      : LIKERT_INDICATORS.map(({ key }) => ({ indicator: key, sector: sheet.sector }))
  ).flatMap((at) => sheet.table.find({ measure: 'average', ...at }) ?? []);
  const sorted = facts.toSorted((a, b) => b.value - a.value);
  return sentence.all('rank').flatMap((rank): Reading[] => {
    const number = sentence
      .after(rank)
      .find((one) => means(one, 'number') && one.meaning.number.decimals === AVERAGE_DECIMALS);
    const end = rank.meaning.end === 'top' ? sorted[0] : sorted.at(-1);
    if (!number || !means(number, 'number') || number.meaning.number.unit !== null || !end)
      return [];
    const isIt = equals(number, 'equal', plainValue)(end) !== false;
    return [
      decided({ type: 'rank', items: [rank, number] }, isIt ? true : null, {
        facts: isIt ? [end] : [],
      }),
    ];
  });
}

const isName = isOneOf('sector', 'category', 'ordinal', 'way');
