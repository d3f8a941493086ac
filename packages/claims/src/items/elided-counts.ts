import { become, isCount, type Item, means } from './item.js';
import { pointsBack } from './pointing.js';

const BETWEEN =
  /^(?:di|antaranya|yang|sisanya|lainnya|lain|justru|mencatat|mengalami|menunjukkan|rata-rata|indikator|di antaranya)$/;

/**
 * "Dari 15 indikator, sepuluh naik dan lima turun": a number before a word of direction counts what
 * the sentence counted before.
 */
export function countIndicators(items: readonly Item[]): void {
  const isOfIndicators = items.some(
    (one) =>
      (means(one, 'people') &&
        one.meaning.who === 'indikator' &&
        !pointsBack(items[items.indexOf(one) + 1])) ||
      (means(one, 'number') && one.meaning.number.unit === 'indikator'),
  );
  if (!isOfIndicators) return;
  if (items.some(isCount)) return;
  for (const [at, item] of items.entries()) {
    if (!means(item, 'number')) continue;
    const { number } = item.meaning;
    if (number.unit !== null || number.decimals > 0 || number.isSigned) continue;
    let next = at + 1;
    while (BETWEEN.test(items[next]?.word ?? '') || means(items[next], 'not')) next += 1;
    const told = items[next];
    const led = items
      .slice(0, at)
      .findLast((one) => !BETWEEN.test(one.word) && !COUNTING.has(one.word));
    // "Indikator yang naik berjumlah sembilan dan yang turun enam".
    const isBehind =
      led !== undefined && isTold(led) && items[items.indexOf(led) - 1]?.word === 'yang';
    if (!isBehind && (!told || !isTold(told))) continue;
    become(item, { is: 'number', number: { ...number, unit: 'indikator' } });
  }
}

const COUNTING = new Set(['berjumlah', 'sebanyak', 'ada', 'hanya', 'sejumlah', 'mencapai']);
const isTold = (one: Item) =>
  means(one, 'direction') || (means(one, 'more') && !one.meaning.isOfCounts);
