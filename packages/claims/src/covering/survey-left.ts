import { isA, isOneOf, type ItemOf } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { isOfContacts } from './contacts-in-general.js';
import { type Asked, ofKinds, ofWords, type Question } from './question.js';

/**
 * Whether a word tells of the survey itself what nothing read bears out: that those who were counted
 * answered alike, that a composition did not change where only a total was read. No contact tells of these.
 */
export const SURVEY_LEFT: readonly Question[] = [
  ofWords(/^(?:sama|senada|sejalan|serupa|seragam|berbeda|berlainan|perbedaan)$/, isLikeness),
  ofWords(/^(?:komposisi|susunan|struktur)(?:nya)?$/, isWholeComposition),
  ofWords(/^(?:jumlah|banyaknya|komposisi|susunan|struktur|sebaran)(?:nya)?$/, isOfInterviewed),
  ofKinds(['way'], isMoreContacts),
  ofWords(/^(?:urutan|peringkat)(?:nya)?$/, isOrderKept),
  // "Industri Pengolahan kembali menjadi kontak liaison": nor who was interviewed.
  ofKinds(['to'], isOfInterviewed),
];

/** "Kedua kontak memberikan jawaban yang sama": how many they are was read, not what they answered. */
function isLikeness({ item, items, readings }: Asked): boolean {
  return (
    items.some(({ word }) => word === 'jawaban') &&
    readings.length > 0 &&
    readings.every(
      ({ type, items: own }) => type === 'reason' || (type === 'count' && !own.includes(item)),
    )
  );
}

/** "Komposisi kontak menurut sektor tidak berubah": of each of its parts, of which none was read. */
function isWholeComposition({ sentence, items, readings }: Asked): boolean {
  return (
    sentence.sheet.isProfile &&
    items.some((one) => isComparing(one) || ALIKE.test(one.word)) &&
    readings.length > 0 &&
    readings.every(({ type }) => PARTLY.has(type))
  );
}
const isComparing = isOneOf('way', 'not', 'more', 'near');
const ALIKE = /^(?:hampir|nyaris|sama|serupa|mirip|seperti)$/;
const PARTLY = new Set<Reading['type']>(['count', 'rank', 'stable', 'reason']);

/** "Kontak yang memperkirakan kenaikan bertambah": how many they are, where an average was read. */
function isMoreContacts({ sentence, item, readings }: Asked<ItemOf<'way'>>): boolean {
  const ahead = sentence.before(item).toReversed();
  const who = ahead.findIndex((one, at) => isOfContacts(one) && ahead[at + 1]?.word === 'yang');
  const isSecond = who >= 0 && item.meaning.way !== 0 && ahead.slice(who).some(isA('way'));
  const isOfAverage = ({ items: own, facts }: Reading) =>
    own.includes(item) &&
    facts.every(({ measure }) => measure === 'average' || measure === 'change');
  return isSecond && readings.some(isOfAverage);
}

/** "Urutan tersebut sama dengan triwulan sebelumnya": of which no figure was read. */
function isOrderKept({ readings }: Asked): boolean {
  return readings.some(({ type, facts }) => type === 'stable' && facts.length === 0);
}

/** "Jumlah kontak tidak berubah": of the survey itself, of which no contact tells. */
function isOfInterviewed({ item, next, readings }: Asked): boolean {
  return (
    next !== undefined &&
    isOfContacts(next) &&
    readings.some(({ type, items }) => type === 'reason' && items.includes(item))
  );
}
