import { isOfPeople } from '../../dimensions/people.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { readLevelWord } from './level-word.js';
import { readWay } from './way.js';

/**
 * A word of direction, of level or of answers that no other reader has taken: it is said of an
 * average. Null where it belongs to a reason, or tells what contacts said.
 */
export function readWordLeft(sentence: Sentence, item: Item): Reading | null {
  if (item.used) return null;
  if (!means(item, 'category') && isReason(sentence, item)) return null;
  if (means(item, 'more') && isOfOthers(sentence, item))
    return decided({ type: 'compare', items: [item] }, null);
  if (means(item, 'way') || means(item, 'more'))
    return isToldByContacts(sentence, item) ? null : readWay(sentence, item);
  if (!means(item, 'level') && !means(item, 'category')) return null;
  if (means(item, 'category') && isOfPeople(sentence, item)) return null;
  if (isToldByContacts(sentence, item)) return null;
  return readLevelWord(sentence, item);
}

/** "Lebih tinggi dari rata-rata seluruh kontak", "di atas rata-rata seluruh indikator": held against somebody, not against a quarter. */
function isOfOthers(sentence: Sentence, item: Item): boolean {
  const after = sentence.after(item);
  const isLying = item.word === 'di' && after[0] !== undefined && means(after[0], 'measure');
  const link = after.findIndex((one) => means(one, 'than') || means(one, 'from'));
  if (link < 0 && !isLying) return false;
  const other = after
    .slice(link + 1)
    .find((one) => OTHERS.has(one.meaning.is) || means(one, 'period') || means(one, 'number'));
  return other !== undefined && OTHERS.has(other.meaning.is);
}

const OTHERS = new Set<Item['meaning']['is']>([
  'indicator',
  'sector',
  'everybody',
  'quantifier',
  'people',
]);

/** A direction behind "karena": it is a figure's only where nothing but an indicator stands by it. */
function isReason(sentence: Sentence, item: Item): boolean {
  const cause = sentence.items.find(isA('cause'));
  if (!cause || cause.start > item.start) return false;
  // "Tercermin dari skor 3,45, menurun dari 3,14": a figure's own course.
  const [end, number] = sentence.after(item);
  const isEnd = end !== undefined && (means(end, 'from') || means(end, 'to'));
  if (isEnd && number && means(number, 'number')) return false;
  const { items } = sentence.clauseOf(item);
  const zone = items.filter(({ start }) => start >= cause.start);
  // "Sejalan dengan turunnya saldo bersih", "bertambahnya jawaban netral": of what the survey counts.
  if (
    zone.some((one) => means(one, 'measure') || means(one, 'category')) &&
    !zone.some(isA('other'))
  )
    return false;
  return zone.some(isA('other')) || !zone.some(isA('indicator'));
}

/** "Kontak melaporkan kenaikan", "salah satu kontak menyampaikan permintaan terkontraksi": what people say, not what the average did. */
const isToldByContacts = (sentence: Sentence, item: Item): boolean =>
  sentence.clauseOf(item).items.some((one) => means(one, 'says') || means(one, 'some')) &&
  isOfPeople(sentence, item);
