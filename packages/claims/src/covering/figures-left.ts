import { isOneOf, type Item, means } from '../items/item.js';
import { type Asked, behindWords, isRead, ofKinds, ofWords, type Question } from './question.js';

/**
 * Whether a plain word beside a figure says more than the figure: that two go apart or together, that answers
 * are spread, that it is true of one alone or of some, that they are more and more, that an order goes on.
 */
export const FIGURES_LEFT: readonly Question[] = [
  ofWords(
    /^(?:bertolak|berlawanan|berseberangan|berkebalikan|kontras|searah|seirama|selaras|terbalik|timpang|seimbang|berimbang|imbang|merata|beragam|bervariasi|variatif|seragam|sejajar|sebangun|bergantian|bersilangan)(?:nya)?$/,
    (asked) => !isRead(asked),
  ),
  ofWords(/^(?:hanya|cuma|sekadar|satu-satunya)$/, isOfOneAlone),
  ofWords(/^(?:berikutnya|selanjutnya)$/, ({ lead }) => PLACE.test(lead?.word ?? '')),
  // "Bersifat sementara", "di luar dugaan": a judgement that nobody gave.
  behindWords(/^bersifat$/, () => true),
  ofWords(
    /^(?:dugaan|perkiraan|ekspektasi|harapan|kebiasaan)$/,
    ({ lead, item }) => lead?.last === 'luar' && !means(item, 'indicator'),
  ),
  behindWords(/^(?:kian|makin|semakin)$/, isMoreAndMore),
  ofWords(/^(?:banyak|jarang|sering)$/, isOfMany),
  // "Tren pelemahan terhenti": of a step that was read as going on.
  ofWords(/^(?:terhenti|berhenti|berakhir|usai|selesai)$/, (asked) => !isRead(asked)),
  ofKinds(['some'], isOfSome),
  // "Yang pertama karena X", "kontak kedua", "yang lain": whom of those who were named.
  ofKinds(['ordinal'], isByPlace),
  ofWords(/^(?:terakhir|satu|lain|lainnya|keduanya)$/, isByPlace),
  // "Masing-masing naik 0,38 poin": of each, where it was read of one alone.
  ofKinds(['respectively'], ({ item, readings }) => !item.used && readings.length > 0),
];

const PLACE = /^(?:urutan|peringkat|posisi|tempat|tempatnya)$/;

const isPassed = isOneOf('plain', 'people', 'near');
const isName = isOneOf('sector', 'indicator', 'more');

/** "Hanya berada di bawah permintaan ekspor", "hanya Konstruksi yang …": of nobody else. */
function isOfOneAlone(asked: Asked): boolean {
  const next = asked.items.slice(asked.at + 1).find((one: Item) => !isPassed(one));
  return !isRead(asked) && next !== undefined && isName(next);
}

/** "Kian banyak kontak", "kehati-hatian makin samar". */
function isMoreAndMore({ item, sentence }: Asked): boolean {
  return (means(item, 'other') || means(item, 'size')) && !sentence.has('company');
}

/** "Tidak banyak kontak": how many they are. */
function isOfMany({ item, next, sentence }: Asked): boolean {
  const isOfPeople = next !== undefined && means(next, 'people');
  return means(item, 'other') && isOfPeople && !sentence.has('company');
}

/** "Sebagian kontak": how many they are, where nothing but a figure was read. */
function isOfSome(asked: Asked): boolean {
  return (
    asked.readings.some(({ assertion }) => assertion) &&
    !isRead(asked) &&
    !/^(?:ada|terdapat|tersedia|salah)$/.test(asked.item.word)
  );
}

function isByPlace({ item, lead, readings }: Asked): boolean {
  const isTold = readings.some(({ type }) => type === 'contact' || type === 'reason');
  const isLed =
    lead?.word === 'yang' || (lead !== undefined && isPassed(lead) && lead.is !== 'plain');
  return isTold && (isLed || item.word === 'keduanya');
}
