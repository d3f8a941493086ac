import type { ClaimFact } from '@lqc/contracts';
import { quantifierHolds } from '../../language/thresholds.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { pointsBack } from '../../items/pointing.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const PEOPLE = new Set(['kontak', 'perusahaan']);

/**
 * "Lima perusahaan, atau seperdelapan dari total 40 kontak": the count told right before once more, as a
 * part of the whole behind. Null where there is no count right before, or no whole.
 */
export function readPartAgain(sentence: Sentence, item: ItemOf<'quantifier'>): Reading | null {
  const { items } = sentence;
  const before = items.slice(0, items.indexOf(item)).toReversed();
  const told = before.find(
    (one) => !means(one, 'break') && !means(one, 'plain') && !means(one, 'near'),
  );
  if (before[0] === undefined || !isLink(before[0]) || !told || !means(told, 'number')) return null;
  const { value, unit, of } = told.meaning.number;
  if (!PEOPLE.has(unit ?? '') || of !== null) return null;
  const [from, ...behind] = sentence.after(item);
  if (!from || !means(from, 'from')) return null;
  const whole = behind.find((one) => !means(one, 'plain') && !means(one, 'quantifier'));
  const wholes = whole ? wholesOf(sentence, item, whole) : [];
  const each = wholes.map((all) => quantifierHolds((value / all) * 100, item.meaning.quantifier));
  if (each.length === 0) return null;
  const isWrong = each.length === 1 && each[0] === false;
  return decided(
    { type: 'ratio', items: [item] },
    each.includes(true) ? true : isWrong ? false : null,
  );
}

const isLink = (one: Item): boolean =>
  means(one, 'break') || /^(?:atau|yakni|yaitu|setara|alias)$/.test(one.word);

/** How many the whole can be: what it counts itself, else those who were asked or who answered. */
function wholesOf(sentence: Sentence, item: Item, whole: Item): number[] {
  if (means(whole, 'number'))
    return PEOPLE.has(whole.meaning.number.unit ?? '') ? [whole.meaning.number.value] : [];
  if (!means(whole, 'people') && !means(whole, 'measure')) return [];
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const { sector, table } = sentence.sheet;
  const answers = table.find({ measure: 'answers', indicator, sector });
  const isOfContacts = means(whole, 'people') && PEOPLE.has(whole.meaning.who);
  const asked = [sector, null].map((one) => table.find({ measure: 'contacts', sector: one }));
  return [answers, ...(isOfContacts ? asked : [])].flatMap((fact) => fact?.value ?? []);
}

const SHARE = /^(?:angka|porsi|pangsa|proporsi|persentase|besaran)$/;
const REACHING = /^(?:mencapai|menyentuh|sampai|menembus|melewati)$/;

/**
 * "Angka tersebut belum mencapai separuh dari seluruh kontak yang menjawab": the share that the sentence
 * before told, held against a part. Null where no share was told, or none is pointed to.
 */
export function readToldShare(sentence: Sentence, item: ItemOf<'quantifier'>): Reading | null {
  const { items, topic } = sentence;
  const isMeant = items.some((one, at) => SHARE.test(one.word) && pointsBack(items[at + 1]));
  const shares = topic.facts.filter(isShare);
  const fact = shares.at(-1);
  if (!isMeant || !fact || items.some((one) => means(one, 'category'))) return null;
  const lead = sentence.before(item).slice(0, 2);
  const not = lead.find(isA('not'));
  const isReaching = lead.some(({ word }) => REACHING.test(word));
  const claim = { type: 'share', items: [item, ...(not ? [not] : [])] } as const;
  const { least } = item.meaning.quantifier;
  const isSo = isReaching
    ? fact.exact >= least
    : quantifierHolds(fact.exact, item.meaning.quantifier);
  const holds = isSo === null ? null : isSo !== (not !== undefined);
  // Which of several shares is meant is anybody's guess.
  const isOne =
    new Set(shares.filter(({ period }) => period === fact.period).map(({ id }) => id)).size === 1;
  return decided(claim, holds === false && (!isOne || topic.isWrong) ? null : holds, {
    facts: holds ? [fact] : [],
    expected: sentence.sheet.table.label(fact),
  });
}

const isShare = ({ measure }: ClaimFact) =>
  measure === 'answer-share' || measure === 'company-share';
