import type { ClaimFact, IndicatorKey } from '@lqc/contracts';
import { EXPECTATION_OF } from '../language/indicator-names.js';
import { isOfAllContacts } from './contacts-in-general.js';
import { courseLeft } from './course-left.js';
import { isA, type Item } from '../items/item.js';
import { isOfOtherKind } from './kind-of-figure.js';
import { linkLeft } from './link-left.js';
import { isEachLeft } from './each-left.js';
import { isListedRightly, isListedWrongly } from './listed-left.js';
import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { isMoreOfOrder } from './order-left.js';
import { isOfOthers } from './others-left.js';
import { isOfMoreQuarters } from './quarters-left.js';
import { isOfSurveyItself } from './survey-left.js';
import { strongWordLeft } from './strong-words.js';
import { isQualified } from './unsaid-judgements.js';

/**
 * What a sentence asserts beside all that was read of it: a name that no reading was of, everybody of a
 * kind, that something goes on or has only begun, that one thing led to another. Nothing is right by
 * silence, so each of these is left open. Asked only of sentences that are right otherwise.
 */
export function leftOut(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const facts = readings.flatMap((one) => one.facts);
  const isLeft = (item: Item) =>
    isNameLeft(sentence, item, readings, facts) ||
    isAllLeft(sentence, item, readings) ||
    isMemberLeft(sentence, item) ||
    isQuarterLeft(sentence, item, facts) ||
    courseLeft(sentence, item, readings) ||
    linkLeft(sentence, item, readings) ||
    strongWordLeft(sentence, item, readings) ||
    isListedWrongly(sentence, item, readings) ||
    isEachLeft(sentence, item, readings) ||
    isOfAllContacts(sentence, item, readings) ||
    isOfMoreQuarters(sentence, item, readings) ||
    isOfSurveyItself(sentence, item, readings) ||
    isOfOtherKind(sentence, item, readings) ||
    isMoreOfOrder(sentence, item, readings) ||
    isOfOthers(sentence, item, readings) ||
    isQualified(sentence, item);
  return sentence.items
    .filter(isLeft)
    .map((item) => decided({ type: 'compare', items: [item] }, null));
}

/** "…, sejalan dengan permintaan domestik", "…, kecuali pada Konstruksi": of which nothing was read. */
function isNameLeft(
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
  facts: readonly ClaimFact[],
): boolean {
  const { sheet, topic, items } = sentence;
  const isRead = readings.some((one) => one.items.includes(item));
  // Sets and sums are right by more than facts tell.
  const isOfSet = readings.some((one) => one.facts.length === 0 && one.type !== 'reason');
  if (isRead || isOfSet || items.some(isA('company'))) return false;
  if (isA('sector')(item)) {
    const { sector } = item.meaning;
    return sector !== sheet.sector && !facts.some((fact) => fact.sector === sector);
  }
  if (!isA('indicator')(item) || item.meaning.keys.length > 1) return false;
  const [key] = item.meaning.keys;
  // "Kontak memperkirakan jumlah tenaga kerja berkurang": the expectation of it was read.
  const ahead = items.some(isA('expected')) ? EXPECTATION_OF[key!] : undefined;
  const isOfText = (other: IndicatorKey | null) =>
    other !== null && (other === key || other === ahead);
  return (
    !isOfText(sheet.indicator) &&
    !isOfText(topic.indicator) &&
    !facts.some(({ indicator }) => isOfText(indicator)) &&
    !isListedRightly(sentence, item, readings)
  );
}

/** "Satu-satunya sektor di bawah netral, bersama Konstruksi": another member of what is said to have one. */
function isMemberLeft({ items }: Sentence, item: Item): boolean {
  if (!isA('sector')(item) && !isA('indicator')(item)) return false;
  const at = items.indexOf(item);
  const lead = items.slice(Math.max(0, at - 3), at);
  const end = lead.findLastIndex((one) => isA('break')(one) || isA('sector')(one));
  return (
    items.some(({ word }) => word === 'satu-satunya') &&
    lead.slice(end + 1).some(({ word }) => BESIDES.test(word))
  );
}
const BESIDES =
  /^(?:selain|bersama|bersama-sama|beserta|termasuk|begitu|demikian|begitu juga|begitu pula|demikian juga|demikian pula|seperti|seperti halnya|sebagaimana|sebagaimana halnya|di samping|disusul|diikuti|juga)$/;

/** "…, berbeda dengan triwulan III 2024": a quarter of which nothing was read. */
function isQuarterLeft(sentence: Sentence, item: Item, facts: readonly ClaimFact[]): boolean {
  if (!isA('period')(item) || item.meaning.role === null || item.meaning.role === 'now')
    return false;
  const lead = sentence.before(item).slice(0, 3);
  const { role } = item.meaning;
  return (
    lead.some(({ word }) => UNLIKE.test(word)) &&
    facts.length > 0 &&
    !facts.some(({ period, base }) => period === role || base === role)
  );
}
const UNLIKE = /^(?:ber(?:beda|lainan|lawanan)|kontras|seperti|sebagaimana|layaknya)$/;

/** "Menurun pada seluruh sektor", "sebagaimana disampaikan seluruh kontak": of each of which nothing was read. */
function isAllLeft({ items }: Sentence, item: Item, readings: readonly Reading[]): boolean {
  const lead = items[items.indexOf(item) - 1];
  const isOfAverage = lead !== undefined && isA('measure')(lead);
  const isOfWhole = lead !== undefined && OF_ALL.has(lead.word);
  const isAll =
    (isA('quantifier')(item) && item.meaning.quantifier.least === 100) ||
    (isA('everybody')(item) && ALL.test(item.word));
  return isAll && !isOfAverage && !isOfWhole && !readings.some((one) => one.items.includes(item));
}
const ALL = /^(?:seluruh|semua|setiap|segenap)$/;
const OF_ALL = new Set(
  'dari antara untuk bagi terhadap angka skor indeks nilai angkanya'.split(' '),
);
