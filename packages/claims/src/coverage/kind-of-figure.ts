import type { ClaimFact } from '@lqc/contracts';
import { companyDirectionOf } from '@lqc/language';
import { isOneOf, isPercentage, type Item, type ItemOf, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import { type Asked, ofKinds, type Question } from './question.js';

/**
 * Whether a word makes another kind of figure of one that was read: a level of a contact's growth rate, a
 * judgement of a cost, something larger of a count of contacts.
 */
export const OTHER_KINDS_OF_FIGURE: readonly Question[] = [
  ofKinds(['number'], isOfLevelInstead),
  ofKinds(['plain'], isFigureOfContact),
  ofKinds(['direction', 'level'], isJudgementOfCost),
  ofKinds(['rank'], isJudgementOfCount),
  ofKinds(['plain', 'other', 'people', 'indicator', 'measure'], isOfSomethingLarger),
];

/** "Tumbuh menjadi 3 %", "naik dari 3 %", "margin sebesar 3 %": tells a growth rate as a level. */
function isOfLevelInstead({
  sentence,
  readings,
  item,
  items,
  at,
}: Asked<ItemOf<'number'>>): boolean {
  // Whether the sentence's rates were read from a contact's own words.
  const isOfContact = sentence.has('company') && readings.some(({ type }) => type === 'contact');
  if (!isPercentage(item) || !isOfContact || sentence.sheet.isProfile) return false;
  const lead = items.slice(0, at).filter((one) => !means(one, 'near'));
  const before = lead.at(-1);
  if (before && (means(before, 'to') || means(before, 'from'))) return true;
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
    /^(?:mem|per)(?:baik|buruk)(?:an|nya)?$/.test(item.word) ||
    (means(item, 'level') && item.meaning.isOpinion === true && !item.meaning.isOfHeight);
  const isOfCosts = facts.every(({ indicator }) => /biaya|upah/.test(indicator ?? ''));
  return isJudgement && facts.length > 0 && isOfCosts;
}

/** "Sektor paling optimistis" of the one with most contacts. */
function isJudgementOfCount({ item, facts }: Asked<ItemOf<'rank'>>): boolean {
  const isOfCounts = facts.every((one) => one.measure === 'contacts' || isCount(one));
  return item.meaning.isOpinion === true && facts.length > 0 && isOfCounts;
}

/** "Pangsa pasar 30%", "70% dunia usaha", "survei dijawab 13 kontak": counts of contacts are of nothing larger. */
function isOfSomethingLarger({ item, lead, next, facts }: Asked): boolean {
  // "41,7% dari seluruh kontak yang diwawancarai": of those who answered.
  if (item.word === 'diwawancarai') return facts.some(({ measure }) => measure === 'answer-share');
  // "Rata-rata indikator usaha", "permintaan dunia usaha" of a sector.
  if (/^(?:indikator|aspek)$/.test(item.word)) return /^(?:kinerja|usaha)$/.test(next?.word ?? '');
  if (item.word === 'dunia' && facts.some(({ sector }) => sector !== null)) return true;
  const isLarger =
    LARGER.test(item.word) ||
    (item.word === 'pasar' && lead?.is === 'number') ||
    WIDER.test(`${item.word} ${next?.word}`);
  const counted = facts.filter(({ measure }) => measure !== 'contacts');
  return isLarger && counted.length > 0 && counted.every(isCount);
}
const LARGER = /^(?:kinerja|dunia|survei|capaian)$/;
const WIDER = /^(?:kegiatan usaha|pangsa pasar)$/;
const COUNTED = new Set('companies company-share answers answer-share answer-count'.split(' '));
const isCount = ({ measure }: ClaimFact): boolean => COUNTED.has(measure);
