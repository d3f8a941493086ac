import { isRightOfAnother } from './alternatives.js';
import type { Clause } from '../sentence/clauses.js';
import { isDoubtful } from './doubts.js';
import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { sideOfThat } from '../items/pointing.js';

/**
 * Whether a reading that the figures speak against was read with certainty: what is counted, whose
 * figure it is and what is said of it. Where not, the sentence is left open rather than called wrong.
 */
export function isCertain(sentence: Sentence, reading: Reading): boolean {
  const clause = sentence.clauseOf(reading.items[0]!);
  const isRest = ({ word, end }: Item) => REST.has(word) && end <= reading.items[0]!.start;
  if (sentence.items.some(isRest) || clause.items.some(({ word }) => REST.has(word))) return false;
  const { isWrong, period } = sentence.topic;
  // Of which quarter a wrong sentence told is anybody's guess, and so is what goes on about it.
  if (isWrong && period !== null && period !== 'now' && !sentence.items.some(isA('period')))
    return false;
  if (isDoubtful(sentence, reading) || sentence.items.some(({ isCarried }) => isCarried))
    return false;
  if (isRightOfAnother(sentence, reading)) return false;
  if (isOfListElsewhere(clause, reading)) return false;
  switch (reading.type) {
    case 'change':
    case 'stable':
    case 'neutral_position':
      return isOfWords(sentence, clause, reading);
    case 'count':
      return isOfCounted(sentence, clause, reading);
    case 'share':
      return (
        !hasTwoWays(sentence, reading) &&
        !isOfUnnamedList(clause, reading) &&
        !isOfNextAnswers(sentence, clause, reading)
      );
    case 'rank':
      if (isOfQuarters(sentence, reading.items[0]!) || isAmongSome(sentence, reading)) return false;
      if (clause.items.some(({ word }) => NARROWING.test(word))) return false;
      if (clause.items.some(isA('says'))) return false;
      return clause.items.some(isSubject) || !sentence.items.some(isA('category'));
    case 'balance':
      if (clause.items.some(({ word }) => SHIFT.test(word))) return false;
      return !isOfUnnamedList(clause, reading) && !isOpenEnded(sentence, reading);
    case 'level':
    case 'from_to':
      return !isOfUnnamedList(clause, reading) && !isOpenEnded(sentence, reading);
    case 'response_rate':
      return !clause.items.some(isAnswer);
    default:
      return true;
  }
}

/** "Persediaan dan tenaga kerja berada di 4,00, masing-masing naik …": in turn of names told elsewhere. */
const isOfListElsewhere = ({ items }: Clause, reading: Pick<Reading, 'items'>): boolean =>
  items.some(isA('respectively')) &&
  reading.items.some(isA('number')) &&
  items.filter(isSubject).length < 2;

/** "Dua dari tiga kontak yang menjawab melaporkan biaya yang lebih rendah": of what they answered. */
const isAnswer = (item: Item) =>
  isA('way')(item) || isA('more')(item) || isA('level')(item) || isA('category')(item);

/** "Porsinya berkurang dari 42,5 %, sedangkan jawaban di atas netral …": of answers told before. */
function isOfNextAnswers(sentence: Sentence, clause: Clause, { items }: Reading): boolean {
  const category = items.find(isA('category'));
  return (
    category !== undefined &&
    sentence.clauseOf(category).id > clause.id &&
    clause.items.some(({ word }) => THEIR_SHARE.test(word))
  );
}
/** "Pergeseran saldo tersebut setara dengan 61,5 poin": how far it moved. */
const SHIFT = /^(?:pergeseran|perubahan|kenaikan|penurunan|perbaikan|selisih|lonjakan)(?:nya)?$/;
const THEIR_SHARE = /^(?:porsi|pangsa|proporsi|bagian|jumlah)nya$/;

/** "Sisanya, 12 perusahaan": of what an earlier part left over. */
const REST = new Set(['sisanya', 'selebihnya', 'sisa']);

/** A word of direction or level beside words that nobody knows, or far behind a negation. */
function isOfWords(sentence: Sentence, clause: Clause, { items, facts }: Reading): boolean {
  const number = items.find(isA('number'));
  if (number) return isOfOneChange(clause) && !isApartBefore(sentence, number);
  const own = items.find((item) => !isA('not')(item) && !isA('size')(item));
  if (!own) return true;
  // "Optimisme masih lebih banyak daripada pesimisme": the one beside the other.
  const [led] = sentence.before(own);
  if (led && isA('than')(led)) return false;
  if (isOfEarlier(sentence, own) || isDoneByPeople(own) || isBareComparison(sentence, own))
    return false;
  if (items.some(isA('not')) && isA('way')(own) && !DENIABLE.test(own.word)) return false;
  // "Namun, kapasitas utilisasinya menurun, dipengaruhi promosi": of the company told before.
  const isOfCompany =
    sentence.topic.isOfCompany &&
    clause.items.some((one) => isA('indicator')(one) && sentence.items.some(isA('cause')));
  if (isOfCompany || KEPT.has(own.word) || isOfAnswersNamed(clause, own)) return false;
  if (facts.length === 0) return true;
  const lead = sentence.before(own).slice(0, 5);
  const isDenied = lead.some((one) => isA('not')(one) && !items.includes(one));
  // "Baik porsi di atas maupun di bawah netral meningkat".
  const isOfShares =
    !clause.items.some(isA('indicator')) &&
    sentence.items.some(
      (one) => one.end <= own.start && isA('measure')(one) && one.meaning.measure === 'share',
    );
  return !isDenied && !isOfShares && !clause.items.some(isUnknown);
}

const isSubject = (item: Item) =>
  isA('indicator')(item) || isA('sector')(item) || isA('category')(item);
const isUnknown = (item: Item) => isA('other')(item) && !item.used;

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
    items.flatMap((one) => (isA('period')(one) && one.meaning.role ? [one.meaning.role] : [])),
  );
  const isCompared = items.some((one) => isA('more')(one));
  return !(isCompared && bases.has('last_year') && items.filter(isA('way')).length > 1);
}

/** "Real Estat lebih rendah": than whom or when is not said. */
const isBareComparison = ({ items }: Sentence, own: Item): boolean =>
  isA('more')(own) && !items.some((one) => isA('than')(one) || isA('period')(one));

/** "Kondisinya masih terjaga" judges more than it says of a change. */
const KEPT = new Set(['terjaga', 'masih', 'relatif', 'tetap', 'tertahan']);

/** "Jawaban netral relatif tidak bergeser": of the answers. */
const isOfAnswersNamed = ({ items }: Clause, own: Item): boolean =>
  items.some(isA('category')) && !items.some(isA('indicator')) && isA('way')(own);

/** "3,75 berada di bawahnya": below what was named, which need not be the threshold. */
const isOfEarlier = ({ items }: Sentence, own: Item): boolean =>
  sideOfThat(own) !== null && !items.some((one) => one.word === 'netral');

/** "Menaikkan", "menurunkannya": what people do, never what an average does. */
const isDoneByPeople = ({ word, meaning }: Item) =>
  meaning.is === 'way' && /^(?:me\p{L}+kan(?:nya)?|menahan|mempertahankan)$/u.test(word);

const QUARTERS = new Set(['periode', 'triwulan', 'kuartal', 'tahun', 'terakhir']);
/** "Yang tertinggi dalam tiga periode": among quarters, not among indicators. */
const isOfQuarters = (sentence: Sentence, item: Item) =>
  sentence
    .after(item)
    .slice(0, 4)
    .some((one) => QUARTERS.has(one.word) && !isA('period')(one));

/** "Terkecil di antara kesembilannya", "di antara kelima indikator ekspektasi": of a smaller set. */
function isAmongSome(sentence: Sentence, { items }: Reading): boolean {
  const after = sentence.after(items[0]!);
  const at = after.findIndex(({ word }) => word === 'antara' || word === 'di antara');
  if (at < 0) return false;
  const [next, noun, behind] = after.slice(at + 1);
  if (!next || isA('quantifier')(next) || isA('everybody')(next)) return false;
  const isAll =
    (isA('number')(next) && next.meaning.number.value > MOST_OF_SOME) ||
    (isA('people')(next) && noun?.word !== 'yang');
  return !isAll || (noun !== undefined && EXPECTED.test(noun.word)) || behind?.word === 'yang';
}
/** "Termasuk yang paling lemah", "secara sektoral", "di kelompok ini", "posisi keduanya": of whom it is the first. */
const NARROWING =
  /^(?:termasuk|skala|sektoral|antarsektor|(?:sub)?kelompok(?:nya)?|keduanya|ketiganya|keempatnya|kelimanya|terbalik)$/;
/** Fifteen indicators and a dozen sectors are all there are; nobody calls a few of them all. */
const MOST_OF_SOME = 8;
const EXPECTED = /^(?:ekspektasi|perkiraan|prakiraan|biaya|harga)/;

/** "4,00 ke atas". */
function isOpenEnded(sentence: Sentence, { items }: Reading): boolean {
  const number = items.find(isA('number'));
  const next = number && sentence.after(number)[1];
  return next !== undefined && (next.word === 'atas' || next.word === 'bawah');
}

const INTERVIEWED =
  /^(?:men[gj]angkau|terjangkau|dijangkau|mewawancarai|diwawancarai|melibatkan|mencakup|meliputi|diliput|total|jumlah|berjumlah|partisipasi|berpartisipasi|menjawab|dijawab|jawaban|memberikan|memberi|mengisi|diisi|merespons|mewakili|terdiri|responden|n)$/;

/** A count says what it counts: answers, a sector's contacts, those who were interviewed. */
function isOfCounted(sentence: Sentence, clause: Clause, { items, facts }: Reading): boolean {
  const number = items.find(isA('number'));
  if (isOfUnnamedList(clause, { items })) return false;
  if (!number || !isA('number')(number)) return true;
  // "Dari 40 kontak" is the whole of a share.
  const isEnd = sentence.after(number).slice(0, 3).some(isA('period'));
  if (sentence.before(number)[0]?.word === 'dari') return !isEnd;
  const isDifference = sentence.items.some(
    (one) => isA('measure')(one) && one.meaning.measure === 'change',
  );
  const isDenied = clause.items.some((one) => isA('not')(one) && !items.includes(one));
  if (isDifference || isDenied) return false;
  const [fact] = facts;
  if (fact?.category) return !hasTwoWays(sentence, { items });
  const isOfSet = sentence.items.some(
    (one) => isA('rank')(one) || (isA('people')(one) && one.meaning.who === 'sektor'),
  );
  if (isOfSet && fact?.sector === null) return false;
  if (number.meaning.number.of !== null || (fact?.sector && !sentence.sheet.sector)) return true;
  return sentence.items.some(({ word }) => INTERVIEWED.test(word));
}

/** "Yang permintaannya menurun naik …": which of the words names the answers is anybody's guess. */
function hasTwoWays(sentence: Sentence, { items }: Pick<Reading, 'items'>): boolean {
  if (items.some(isA('category'))) return false;
  const way = items.find((item) => isA('way')(item));
  return way !== undefined && sentence.clauseOf(way).items.filter(isA('way')).length > 1;
}

/** "Dua periode pembandingnya (3,86 dan 3,14)": figures of one kind whose names are not said. */
function isOfUnnamedList(
  { outer, items: beside }: Clause,
  { items }: Pick<Reading, 'items'>,
): boolean {
  if (!outer) return false;
  const isName = (one: Item) => isA('period')(one) || isA('sector')(one) || isA('indicator')(one);
  const numbers = beside.filter(isA('number'));
  const units = new Set(numbers.map(({ meaning }) => meaning.number.unit));
  return (
    numbers.length > 1 && units.size === 1 && !beside.some(isName) && items.some(isA('number'))
  );
}
