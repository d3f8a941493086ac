import type { Clause } from '../sentence/clauses.js';
import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { sideOfThat } from '../items/pointing.js';

/** A word of direction or level beside words that nobody knows, or far behind a negation. */
export function isOfWords(sentence: Sentence, clause: Clause, { items, facts }: Reading): boolean {
  const number = items.find(isA('number'));
  if (number) return isOfOneChange(clause) && !isApartBefore(sentence, number);
  const own = items.find((item) => !means(item, 'not') && !means(item, 'size'));
  if (!own) return true;
  // "Optimisme masih lebih banyak daripada pesimisme": the one beside the other.
  const [led] = sentence.before(own);
  if (led && means(led, 'than')) return false;
  if (isOfEarlier(sentence, own) || isDoneByPeople(own) || isBareComparison(sentence, own))
    return false;
  if (items.some(isA('not')) && means(own, 'way') && !DENIABLE.test(own.word)) return false;
  // "Namun, kapasitas utilisasinya menurun, dipengaruhi promosi": of the company told before.
  const isOfCompany =
    sentence.topic.isOfCompany &&
    clause.items.some((one) => means(one, 'indicator') && sentence.has('cause'));
  const isKept = KEPT.has(own.word) || (own.word === 'bertahan' && led?.word === 'masih');
  if (isOfCompany || isKept || isOfAnswersNamed(clause, own)) return false;
  if (facts.length === 0) return true;
  const lead = sentence.before(own).slice(0, 5);
  const isDenied = lead.some((one) => means(one, 'not') && !items.includes(one));
  // "Baik porsi di atas maupun di bawah netral meningkat".
  const isOfShares =
    !clause.items.some(isA('indicator')) &&
    sentence.items.some(
      (one) => one.end <= own.start && means(one, 'measure') && one.meaning.measure === 'share',
    );
  return !isDenied && !isOfShares && !clause.items.some(isUnknown);
}

const isUnknown = (item: Item) => means(item, 'other') && !item.used;

/** Whoever denies a stronger word ("belum kehilangan tenaga") may well admit a weaker one. */
const DENIABLE =
  /^(?:naik|turun|meningkat|menurun|bertambah|berkurang|menguat|melemah|membaik|memburuk)$/;

const APART = new Set(['selisih', 'selisihnya', 'beda', 'terpaut', 'jarak', 'gap']);

/** "Selisih antarsektor cukup lebar, yakni tiga poin": how far things lie apart, told before. */
const isApartBefore = ({ items }: Sentence, { start }: Item): boolean =>
  items.some((one) => APART.has(one.word) && one.end <= start);

/** A clause that is about one change: not how far two averages are apart, nor of both bases. */
function isOfOneChange({ items }: Clause): boolean {
  if (items.some(({ word }) => APART.has(word))) return false;
  const bases = new Set(
    items.flatMap((one) => (means(one, 'period') && one.meaning.role ? [one.meaning.role] : [])),
  );
  const isCompared = items.some((one) => means(one, 'more'));
  return !(isCompared && bases.has('last_year') && items.filter(isA('way')).length > 1);
}

/** "Real Estat lebih rendah": than whom or when is not said. */
const isBareComparison = ({ items }: Sentence, own: Item): boolean =>
  means(own, 'more') && !items.some((one) => means(one, 'than') || means(one, 'period'));

/** "Kondisinya masih terjaga" judges more than it says of a change. */
const KEPT = new Set(['terjaga', 'masih', 'relatif', 'tetap', 'tertahan']);

/** "Jawaban netral relatif tidak bergeser": of the answers. */
const isOfAnswersNamed = ({ items }: Clause, own: Item): boolean =>
  items.some(isA('category')) && !items.some(isA('indicator')) && means(own, 'way');

/** "3,75 berada di bawahnya": below what was named, which need not be the threshold. */
const isOfEarlier = ({ items }: Sentence, own: Item): boolean =>
  sideOfThat(own) !== null && !items.some((one) => one.word === 'netral');

/** "Menaikkan", "menurunkannya": what people do, never what an average does. */
const isDoneByPeople = ({ word, meaning }: Item) =>
  meaning.is === 'way' && /^(?:me\p{L}+kan(?:nya)?|menahan|mempertahankan)$/u.test(word);
