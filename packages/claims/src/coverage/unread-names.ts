import { type ClaimFact, EXPECTATION_OF, type IndicatorKey } from '@lqc/contracts';
import { type Item, type ItemOf, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import type { Reading } from '../judging/reading.js';
import { type Asked, isRead, ofKinds, type Question } from './question.js';

/** Whether a word names somebody, or all members of a kind, of whom nothing was read. */
export const UNREAD_NAMES: readonly Question[] = [
  ofKinds(['sector'], isSectorLeft),
  ofKinds(['indicator'], isIndicatorLeft),
  ofKinds(['sector', 'indicator'], isListedLeft),
  ofKinds(
    ['quantifier'],
    (asked) => asked.item.meaning.quantifier.least === 100 && isOfEach(asked),
  ),
  ofKinds(['everybody'], (asked) => ALL.test(asked.item.word) && isOfEach(asked)),
];

/** "…, kecuali pada Konstruksi". */
function isSectorLeft(asked: Asked<ItemOf<'sector'>>): boolean {
  const { sector } = asked.item.meaning;
  return (
    isNameUnread(asked) &&
    (sector !== asked.sentence.sheet.sector || isOfSet(asked)) &&
    !asked.facts.some((fact) => fact.sector === sector)
  );
}

/** "…, sejalan dengan permintaan domestik". */
function isIndicatorLeft(asked: Asked<ItemOf<'indicator'>>): boolean {
  const { item, sentence, facts } = asked;
  if (!isNameUnread(asked)) return false;
  if (item.meaning.keys.length > 1)
    return (
      !pointsBack(asked.next) &&
      !facts.some(({ indicator }) => item.meaning.keys.some((key) => key === indicator))
    );
  const [key] = item.meaning.keys;
  // "Kontak memperkirakan jumlah tenaga kerja berkurang": the expectation of it was read.
  const ahead = sentence.has('expected') ? EXPECTATION_OF[key!] : undefined;
  const isOfText = (other: IndicatorKey | null) =>
    other !== null && (other === key || other === ahead);
  if (isOfSet(asked)) return !facts.some(({ indicator }) => indicator === key);
  const isTold = facts.every(({ indicator }) => indicator === null);
  return (
    !(isTold && (isOfText(sentence.sheet.indicator) || isOfText(sentence.topic.indicator))) &&
    !facts.some(({ indicator }) => isOfText(indicator))
  );
}

/** "Dua indikator melemah, yaitu A dan B": a name after a count; the count's facts are those it is true of. */
const isOfSet = ({ item, readings }: Asked): boolean =>
  readings.some((one) => isCountOf(one, item));

const isCountOf = (one: Reading, item: Item): boolean =>
  isCounting(one, item) && one.items.every(({ end }) => end <= item.start);
const isCounting = ({ assertion }: Reading, item: Item): boolean =>
  assertion?.says.operator === 'counted' && assertion.says.among === item.is;

/** Not asked where a reading has no facts (sums), nor in sentences with companies, which are read elsewhere. */
const isNameUnread = (asked: Asked): boolean =>
  !asked.sentence.has('company') &&
  !asked.readings.some(({ facts, type }) => facts.length === 0 && type !== 'reason') &&
  !isRead(asked);

/** "Empat sektor di atas netral, yaitu A (3,67)": a listed name that is not among those counted. */
function isListedLeft({ item, items, at, readings }: Asked): boolean {
  const counted = readings.find((one) => isCountOf(one, item));
  const list = items.slice(0, at).findLast(({ last }) => LISTING.test(last));
  if (!counted || !list || counted.items.some(({ end }) => end > list.start)) return false;
  const isParted = items.some(
    (one) => one.start > list.end && one.end < item.start && CONTRASTING.test(one.word),
  );
  return !isParted && !counted.facts.some(isOf(item));
}

/** Whether a fact is of whom a word names. */
const isOf =
  (item: Item) =>
  ({ sector, indicator }: ClaimFact): boolean =>
    means(item, 'sector')
      ? sector === item.meaning.sector
      : means(item, 'indicator') && item.meaning.keys.some((key) => key === indicator);
const LISTING =
  /^(?:yaitu|yakni|termasuk|antaranya|di antaranya|lain|misalnya|contohnya|seperti|terdiri|:)$/;
const CONTRASTING = /^(?:sedangkan|sementara|namun|tetapi|adapun)$/;

/**
 * "Menurun pada seluruh sektor", "sebagaimana disampaikan seluruh kontak": says it of each member, which was not read.
 */
const isOfEach = (asked: Asked): boolean =>
  !(asked.lead && (means(asked.lead, 'measure') || OF_ALL.has(asked.lead.word))) && !isRead(asked);
const ALL = /^(?:seluruh|semua|setiap|segenap)$/;
const OF_ALL = new Set(
  'dari antara untuk bagi terhadap angka skor indeks nilai angkanya'.split(' '),
);
