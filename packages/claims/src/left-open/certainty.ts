import { isRightOfAnother } from './alternatives.js';
import type { Clause } from '../sentence/clauses.js';
import { isDoubtful } from './doubts/doubts.js';
import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import {
  isBorneByBalance,
  isOfContactsInGeneral,
} from '../narratives/contacts/of-contacts-in-general.js';
import type { Sentence } from '../sentence/sentence.js';
import { isOfWords } from './certain-words.js';
import { isOfAll, isSubject } from './certain-ranks.js';
import { hasTwoWays, isOfCounted, isOfUnnamedList } from './certain-counts.js';

/**
 * Whether a reading that the figures speak against was read with certainty: what is counted, whose
 * figure it is and what is said of it. Where not, the sentence is left open rather than called wrong.
 */
export function isCertain(sentence: Sentence, reading: Reading): boolean {
  if (isAgainstAnswers(sentence, reading)) return true;
  const clause = sentence.clauseOf(reading.items[0]!);
  const isRest = ({ word, end }: Item) => REST.has(word) && end <= reading.items[0]!.start;
  if (sentence.items.some(isRest) || clause.items.some(({ word }) => REST.has(word))) return false;
  const { isWrong, period } = sentence.topic;
  // Of which quarter a wrong sentence told is anybody's guess, and so is what goes on about it.
  if (isWrong && period !== null && period !== 'now' && !sentence.has('period')) return false;
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
      return isOfAll(sentence, clause, reading);
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

/** "Menurut kontak, persediaan menurun", where more of them answered that it rose: of all contacts at once. */
function isAgainstAnswers(sentence: Sentence, { type, items, facts: [fact] }: Reading): boolean {
  const way = items.find(isA('way'));
  if (type !== 'change' || !way || !fact?.indicator || items.some(isA('not'))) return false;
  if (items.some(isA('number')) || !isToldByContacts(sentence)) return false;
  const { indicator, sector } = fact;
  const of = { keys: [indicator], sector, way: way.meaning.way };
  return isBorneByBalance(sentence, of) === false;
}

const isToldByContacts = (sentence: Sentence): boolean =>
  !sentence.has('category') &&
  sentence.items.some((one) => means(one, 'says') || ONES_ASKED.test(one.word)) &&
  isOfContactsInGeneral(sentence);
const ONES_ASKED = /^(?:kontak|perusahaan|responden|pelaku)$/;

/** "Persediaan dan tenaga kerja berada di 4,00, masing-masing naik …": in turn of names told elsewhere. */
const isOfListElsewhere = ({ items }: Clause, reading: Pick<Reading, 'items'>): boolean =>
  items.some(isA('respectively')) &&
  reading.items.some(isA('number')) &&
  items.filter(isSubject).length < 2;

/** "Dua dari tiga kontak yang menjawab melaporkan biaya yang lebih rendah": of what they answered. */
const isAnswer = (item: Item) =>
  means(item, 'way') || means(item, 'more') || means(item, 'level') || means(item, 'category');

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

/** "4,00 ke atas". */
function isOpenEnded(sentence: Sentence, { items }: Reading): boolean {
  const number = items.find(isA('number'));
  const next = number && sentence.after(number)[1];
  return next !== undefined && (next.word === 'atas' || next.word === 'bawah');
}
