import type { Clause } from '../../sentence/clauses.js';
import { isA, isOneOf, type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';

/** "Makin terbelah", "lebih condong": there is more of it than before. */
export const GROWING: ReadonlySet<string> = new Set(['makin', 'semakin', 'kian', 'lebih']);

/** What somebody is said to have done, and the words that say so. */
export interface Growth {
  /** Null for what is said to be gone. */
  readonly way: 1 | 0 | -1 | null;
  readonly isNegated: boolean;
  /** "Hampir tidak berubah" of a share is nobody's figure. */
  readonly manner?: 'plain' | 'exact' | 'loose';
  readonly items: readonly Item[];
}

const MORE_AND_MORE = new Set(['makin', 'semakin', 'kian', 'bertambah', 'tambah']);
const MANY =
  /^(?:banyak|ramai|besar|dominan|kuat|tebal|nyaring|luas|kental|pekat|nyata|menonjol|kentara|terasa|terlihat|tampak|terdengar|mengemuka|lantang)(?:nya)?$/;
const FEW = /^(?:sedikit|jarang|kecil|tipis|langka|samar|pudar|lemah|senyap)(?:nya)?$/;
/** What is no more. */
export const GONE = new Set(['lenyap', 'hilang', 'habis', 'nihil', 'menghilang', 'sirna', 'padam']);

/** Where "makin banyak" stands in a clause; −1 for nowhere. */
export const degreeAt = ({ items }: Clause): number =>
  items.findIndex(
    ({ word }, at) =>
      MORE_AND_MORE.has(items[at - 1]?.word ?? '') && (MANY.test(word) || FEW.test(word)),
  );

/** "Makin banyak", "kian samar": growth by a degree, at the place where `degreeAt` found it. */
export function degreeOf({ items }: Clause, at: number): Growth {
  const way = MANY.test(items[at]!.word) ? 1 : -1;
  return { way, isNegated: false, items: [items[at - 1]!, items[at]!] };
}

/** "Bertambah banyak", "makin sedikit", "menyusut", "lenyap": what the clause says that something did. */
export function growthIn(sentence: Sentence, clause: Clause): Growth | null {
  const { items } = clause;
  const gone = items.find(({ word }) => GONE.has(word));
  if (gone) return { way: null, isNegated: false, items: [gone] };
  const all = items.filter(isA('way'));
  // "Pelemahan ini mencerminkan bertambahnya kontak yang pesimis".
  const led = all.find((one) => items[items.indexOf(one) + 1]?.meaning.is === 'people');
  const ways = led ? [led] : all;
  if (ways.length > 1) return null;
  const [moved] = ways;
  const at = degreeAt(clause);
  if (at >= 0 && (!moved || items[at - 1] === moved)) return degreeOf(clause, at);
  const said = moved && wayAt(sentence, moved);
  if (!said) return null;
  const next = sentence.after(moved)[0];
  // "Membaiknya perkiraan investasi": of the average.
  if (next && means(next, 'indicator')) return null;
  const isMuch = next !== undefined && MANY.test(next.word);
  return { ...said, items: isMuch ? [...said.items, next] : said.items };
}

/** A clause that tells in no figure and in nobody's name. */
export const isUnfigured = ({ outer, items }: Clause): boolean => !outer && !items.some(isFigure);

/** The same, with no reason and no place in an order of its own. */
export const isTold = (clause: Clause): boolean =>
  isUnfigured(clause) && !clause.items.some(isReasonOrRank);

const isFigure = isOneOf('number', 'quantifier', 'some', 'company', 'stranger', 'quote');
const isReasonOrRank = isOneOf('cause', 'rank');

/** How small or large the growth is said to be, right beside its words. */
export function sizeBeside(sentence: Sentence, { items }: Growth) {
  const near = [sentence.after(items.at(-1)!)[0], sentence.before(items[0]!)[0]];
  return near.find((one) => one !== undefined && means(one, 'size') && !items.includes(one));
}
