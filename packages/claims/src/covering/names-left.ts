import { EXPECTATION_OF, type IndicatorKey } from '@lqc/contracts';
import { type ItemOf, means } from '../items/item.js';
import { type Asked, isRead, ofKinds, type Question } from './question.js';

/** Whether a word names somebody of whom nothing was read, or everybody of a kind. */
export const NAMES_LEFT: readonly Question[] = [
  ofKinds(['sector'], isSectorLeft),
  ofKinds(['indicator'], isIndicatorLeft),
  ofKinds(['sector', 'indicator'], isMemberLeft),
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
  if (item.meaning.keys.length > 1 || !isNameUnread(asked)) return false;
  const [key] = item.meaning.keys;
  // "Kontak memperkirakan jumlah tenaga kerja berkurang": the expectation of it was read.
  const ahead = sentence.has('expected') ? EXPECTATION_OF[key!] : undefined;
  const isOfText = (other: IndicatorKey | null) =>
    other !== null && (other === key || other === ahead);
  if (isOfSet(asked)) return !facts.some(({ indicator }) => indicator === key);
  return (
    !isOfText(sentence.sheet.indicator) &&
    !isOfText(sentence.topic.indicator) &&
    !facts.some(({ indicator }) => isOfText(indicator))
  );
}

/** "Dua indikator melemah, yaitu A dan B": a name behind a count, whose facts are those of whom it is true. */
const isOfSet = ({ item, readings }: Asked): boolean =>
  readings.some(
    ({ assertion, items }) =>
      assertion?.says.operator === 'counted' &&
      assertion.says.among === item.is &&
      items.every(({ end }) => end <= item.start),
  );

/** Sets and sums are right by more than facts tell, and companies are read elsewhere. */
const isNameUnread = (asked: Asked): boolean =>
  !asked.sentence.has('company') &&
  !asked.readings.some(({ facts, type }) => facts.length === 0 && type !== 'reason') &&
  !isRead(asked);

/** "Satu-satunya sektor di bawah netral, bersama Konstruksi": another member of what is said to have one. */
function isMemberLeft({ items, at }: Asked): boolean {
  if (!items.some(({ word }) => word === 'satu-satunya')) return false;
  const lead = items.slice(Math.max(0, at - 3), at);
  const end = lead.findLastIndex((one) => means(one, 'break') || means(one, 'sector'));
  return lead.slice(end + 1).some(({ word }) => BESIDES.test(word));
}
const BESIDES =
  /^(?:selain|bersama|bersama-sama|beserta|termasuk|begitu|demikian|begitu juga|begitu pula|demikian juga|demikian pula|seperti|seperti halnya|sebagaimana|sebagaimana halnya|di samping|disusul|diikuti|juga)$/;

/** "Menurun pada seluruh sektor", "sebagaimana disampaikan seluruh kontak": of each of which nothing was read. */
const isOfEach = (asked: Asked): boolean =>
  !(asked.lead && (means(asked.lead, 'measure') || OF_ALL.has(asked.lead.word))) && !isRead(asked);
const ALL = /^(?:seluruh|semua|setiap|segenap)$/;
const OF_ALL = new Set(
  'dari antara untuk bagi terhadap angka skor indeks nilai angkanya'.split(' '),
);
