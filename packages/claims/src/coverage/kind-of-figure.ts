import type { ClaimFact } from '@lqc/contracts';
import { companyDirectionOf, directionOf, usualDirectionOf } from '@lqc/language';
import { INTERVIEWED } from '../frames/figure-of.js';
import { isOneOf, isPercentage, type Item, type ItemOf, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { isBack } from './course.js';
import { type Asked, ofKinds, type Question } from './question.js';

/**
 * Whether a word makes another kind of figure of one that was read: a level of a contact's growth rate, a
 * judgement of a cost, something larger of a count of contacts.
 */
export const OTHER_KINDS_OF_FIGURE: readonly Question[] = [
  ofKinds(['number'], isOfLevelInstead),
  ofKinds(['plain'], isFigureOfContact),
  ofKinds(['direction', 'level', 'rank', 'more'], isJudgementOfCost),
  ofKinds(['rank'], isJudgementOfCount),
  ofKinds(['direction'], saysMoreThanMoved),
  ofKinds(['plain', 'other', 'people', 'indicator', 'measure'], isOfSomethingLarger),
];

/** "Tumbuh menjadi 3 %", "naik dari 3 %", "margin sebesar 3 %": tells a growth rate as a level. */
function isOfLevelInstead({ sentence, readings, item, items, at }: Asked<ItemOf<'number'>>) {
  // Whether the sentence's rates were read from a contact's own words.
  const isOfContact = sentence.has('company') && readings.some(({ type }) => type === 'contact');
  if (!isPercentage(item) || !isOfContact || sentence.sheet.isProfile) return false;
  const lead = items.slice(0, at).filter((one) => !means(one, 'near'));
  const before = lead.at(-1);
  if (means(before, 'to') || means(before, 'from')) return true;
  const name = lead.findLast((one) => !means(one, 'plain'));
  // "Menambah investasi sebesar 20,2 %": a verb of change makes it a growth rate.
  const isMoved = lead.some((one) => isMoving(one) || companyDirectionOf(one.word) !== undefined);
  return STATING.test(before?.word ?? '') && name !== undefined && isOfLevel(name) && !isMoved;
}

const STATING = /^(?:sebesar|mencapai|tercatat|sekitar)$/;
const isMoving = isOneOf('direction', 'level', 'more', 'size');

const isOfLevel = (name: Item): boolean =>
  means(name, 'indicator') && !name.meaning.keys.includes('pembiayaan dan suku bunga');

const FIGURE = /^(?:angka|nilai|besaran|laju|tingkat)$/;

/** "Angka tersebut lebih rendah": after a contact's rate it means that rate, not an average. */
function isFigureOfContact({ sentence, item, next }: Asked<ItemOf<'plain'>>): boolean {
  return (
    FIGURE.test(item.word) &&
    pointsBack(next) &&
    sentence.topic.facts.length === 0 &&
    sentence.topic.companies.length > 0 &&
    !sentence.has('indicator')
  );
}

/** "Biaya energi membaik": whether higher or lower costs are better, readers may differ. */
function isJudgementOfCost({ item, facts }: Asked): boolean {
  const isJudgement =
    /(?:baik|buruk)(?:an|nya)?$/.test(item.last) ||
    (means(item, 'level') && item.meaning.isOpinion === true && !item.meaning.isOfHeight);
  const isOfCosts = facts.every(({ indicator }) => /biaya|upah/.test(indicator ?? ''));
  return isJudgement && facts.length > 0 && isOfCosts;
}

/**
 * "Kapasitas optimal", "harga memuncak": rare words of direction say more than that a figure rose or fell, so that they
 * can be wrong of it but not right.
 */
function saysMoreThanMoved({ item, readings, sentence }: Asked<ItemOf<'direction'>>): boolean {
  const those = readings.filter(({ items }) => items.includes(item));
  const own = those[0]?.assertion;
  if (!own || item.word === 'minus' || usualDirectionOf(item.word) !== undefined) return false;
  if (/pulih|bangkit/.test(item.word))
    return !those.every(({ facts: [one] }) => one !== undefined && isBack(sentence, one));
  // "Jumlah kontak berlipat dua" can be counted.
  return /lipat/.test(item.word)
    ? own.measure === 'average'
    : Math.abs(directionOf(item.word) ?? 0) > 0;
}

/** "Sektor paling optimistis" of the one with most contacts. */
function isJudgementOfCount({ item, facts }: Asked<ItemOf<'rank'>>): boolean {
  const isOfCounts = facts.every((one) => one.measure === 'contacts' || isCount(one));
  return item.meaning.isOpinion === true && facts.length > 0 && isOfCounts;
}

/** "Pangsa pasar 30%", "70% dunia usaha", "survei dijawab 13 kontak": counts of contacts are of nothing larger. */
function isOfSomethingLarger({ sentence, readings, item, lead, next, facts }: Asked): boolean {
  // "41,7% dari seluruh kontak yang diwawancarai": of those who answered.
  if (INTERVIEWED.test(item.word) || (item.word === 'total' && next?.word === 'kontak'))
    return readings.some((one) => isOfAnswered(one, sentence));
  // "Rata-rata aspek kinerja" names no indicator; "harga jual kontak liaison" is nobody's sector.
  const isOfNone = /^(?:indikator|aspek)$/.test(item.word) && lead?.is === 'measure';
  const isOfAll = item.word === 'dunia' || (item.is === 'people' && item.last === 'liaison');
  const isAsked = (isOfNone && !pointsBack(next)) || isOfAll;
  if (isAsked && readings.some((one) => isOfUnsaid(one, isOfNone))) return true;
  // "PT A menyampaikan harga jual pasar naik": told of itself.
  const isOfMarket = item.word === 'pasar' && lead?.is === 'indicator';
  if (sentence.has('company') && (isOfMarket || /^(?:dunia|pelaku)$/.test(item.word))) return true;
  const isLarger =
    LARGER.test(item.word) ||
    (item.word === 'pasar' && !/^(?:orientasi|sisi)$/.test(lead?.last ?? '')) ||
    WIDER.test(`${item.word} ${next?.word}`);
  const counted = facts.filter(({ measure }) => measure !== 'contacts');
  return isLarger && counted.length > 0 && counted.every(isCount);
}
/** Whether an average is of an indicator that no word names, or of a sector. */
const isOfUnsaid = ({ assertion, facts: [fact] }: Reading, isOfNone: boolean): boolean =>
  assertion?.measure === 'average' &&
  (assertion.of.indicator.origin === 'default' || (!isOfNone && fact?.sector != null));
/** Whether a count is held against those who answered, while more were interviewed. */
const isOfAnswered = ({ assertion, facts: [fact] }: Reading, { sheet }: Sentence): boolean => {
  if (assertion?.says.operator !== 'equals' || !fact) return false;
  const isOfN = fact.measure === 'answer-share' || assertion.says.of === fact.n;
  const { sector, period } = fact;
  const all = sheet.table.find({ measure: 'contacts', indicator: null, sector, period });
  return isOfN && all?.value !== fact.n;
};
const LARGER = /^(?:kinerja|dunia|survei|capaian)$/;
const WIDER = /^(?:kegiatan usaha|pangsa pasar)$/;
const COUNTED = new Set('companies company-share answers answer-share answer-count'.split(' '));
const isCount = ({ measure }: ClaimFact): boolean => COUNTED.has(measure);
