import { ALL_OF_THEM } from '../language/all-of-them.js';
import { become, isA, type Item, type ItemOf } from './item.js';
import { pointsBack } from './pointing.js';

const BETWEEN = new Set([
  'di',
  'antaranya',
  'yang',
  'sisanya',
  'lainnya',
  'lain',
  'justru',
  'di antaranya',
  'mencatat',
  'mengalami',
  'menunjukkan',
  'rata-rata',
  'indikator',
]);

/**
 * "Dari 15 indikator, sepuluh naik dan lima turun": a number before a word of direction counts what
 * the sentence counted before.
 */
export function countIndicators(items: readonly Item[]): void {
  const isOfIndicators = items.some(
    (one) =>
      (isA('people')(one) &&
        one.meaning.who === 'indikator' &&
        !pointsBack(items[items.indexOf(one) + 1])) ||
      (isA('number')(one) && one.meaning.number.unit === 'indikator'),
  );
  if (!isOfIndicators) return;
  const isOfPeople = items.some(
    (one) => isA('number')(one) && ['kontak', 'perusahaan'].includes(one.meaning.number.unit ?? ''),
  );
  if (isOfPeople) return;
  for (const [at, item] of items.entries()) {
    if (!isA('number')(item)) continue;
    const { number } = item.meaning;
    if (number.unit !== null || number.decimals > 0 || number.isSigned) continue;
    let next = at + 1;
    while (BETWEEN.has(items[next]?.word ?? '') || isNot(items[next])) next += 1;
    const told = items[next];
    const led = items
      .slice(0, at)
      .findLast((one) => !BETWEEN.has(one.word) && !COUNTING.has(one.word));
    // "Indikator yang naik berjumlah sembilan dan yang turun enam".
    const isBehind =
      led !== undefined && isTold(led) && items[items.indexOf(led) - 1]?.word === 'yang';
    if (!isBehind && (!told || !isTold(told))) continue;
    become(item, { is: 'number', number: { ...number, unit: 'indikator' } });
  }
}

const COUNTING = new Set(['berjumlah', 'sebanyak', 'ada', 'hanya', 'sejumlah', 'mencapai']);
const isTold = (one: Item) => isA('way')(one) || (isA('more')(one) && !one.meaning.isOfCounts);

const isNot = (item: Item | undefined) => item !== undefined && isA('not')(item);

/**
 * "15 kontak di atas netral, dan jumlah yang sama menjawab netral", "dua dari tiga kontak kini di atas netral,
 * padahal dahulu ketiganya di bawah netral": words for a number of contacts that the sentence told before.
 */
export function countAgain(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const all = ALL_OF_THEM.get(item.word);
    if (all === undefined && item.word !== 'jumlah') continue;
    const told = items.slice(0, at).findLast(isOfContacts);
    const answer = items.slice(at + 1).find((one) => !isA('plain')(one));
    if (!told || !answer || !isA('category')(answer)) continue;
    const { number } = told.meaning;
    const isAll = all !== undefined && all === (number.of ?? number.value) && !items.some(isName);
    const isSame =
      isA('plain')(item) &&
      item.word === 'jumlah' &&
      /^(?:sama|serupa)$/.test(items.slice(at + 1).find(({ word }) => word !== 'yang')?.word ?? '');
    if (isAll) become(item, { is: 'number', number: { ...number, value: all, of: all } });
    else if (isSame) become(item, { is: 'number', number: { ...number, of: null } });
  }
}

const isOfContacts = (one: Item): one is ItemOf<'number'> =>
  isA('number')(one) &&
  (one.meaning.number.unit === 'kontak' || one.meaning.number.of !== null) &&
  one.meaning.number.unit !== 'persen';
const isName = (one: Item): boolean =>
  isA('company')(one) || isA('indicator')(one) || isA('sector')(one);
