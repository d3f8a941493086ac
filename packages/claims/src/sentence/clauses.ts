import { asserts, isOneOf, type Item, type Meaning, means } from '../items/item.js';

/** A stretch of a sentence that makes one statement; one in brackets has the clause around it as `outer`. */
export interface Clause {
  readonly id: number;
  readonly items: Item[];
  readonly outer: Clause | null;
}

const LIST_WORDS = new Set(['dan', 'serta', 'maupun', 'atau']);

/**
 * Cuts the items of a sentence into clauses at marks and conjunctions; a bracket is a clause within another (`outer`).
 */
export function cut(items: readonly Item[]): Clause[] {
  const inserted = insertedIn(items);
  const appositions = appositionsIn(items);
  const clauses: Clause[] = [{ id: 0, items: [], outer: null }];
  let current = clauses[0]!;
  let isApposed = false;
  const begin = (outer: Clause | null) => {
    // ", sementara": two breaks in a row end one clause.
    if (outer === null && current.items.length === 0 && !current.outer) return;
    current = { id: clauses.length, items: [], outer };
    clauses.push(current);
  };
  for (const [at, item] of items.entries()) {
    const { meaning } = item;
    if (meaning.is === 'open' && !current.outer) begin(current);
    else if (appositions.has(item) && isApposed !== (current.outer === null)) {
      isApposed = current.outer === null;
      if (isApposed) begin(current);
      else current = current.outer!;
      continue;
    } else if (meaning.is === 'close' && current.outer && !isApposed) {
      current.items.push(item);
      current = current.outer;
      continue;
    } else if (
      meaning.is === 'break' &&
      !current.outer &&
      !inserted.has(item) &&
      isEnd(items, at, current)
    ) {
      begin(null);
      continue;
    }
    current.items.push(item);
  }
  return clauses;
}

const ASIDES = new Set(['yakni', 'yaitu', 'atau', 'tepatnya', 'persisnya', 'alias']);

const isComma = (one: Item | undefined): boolean => means(one, 'break') && one.word === ',';

/** The commas around an insertion that asserts nothing: "porsi di atas netral, di sisi lain, turun". */
function insertedIn(items: readonly Item[]): ReadonlySet<Item> {
  return new Set(
    items.flatMap((item, at) => {
      if (!isComma(item) || at === 0) return [];
      const length = items.slice(at + 1).findIndex((one) => !means(one, 'plain'));
      const end = items[at + 1 + length];
      const isTold = items.slice(0, at).some((one) => !means(one, 'plain') && !means(one, 'break'));
      return length > 0 && isComma(end) && isTold ? [item, end!] : [];
    }),
  );
}

/**
 * The commas around a count of what stands before them, as brackets would: "hampir separuh kontak, yakni 19 dari
 * 39 atau 48,7 %, menilai …".
 */
function appositionsIn(items: readonly Item[]): ReadonlySet<Item> {
  return new Set(
    items.flatMap((item, at) => {
      if (!isComma(item)) return [];
      const lead = items.slice(0, at).findLast((one) => one.is !== 'plain' && one.is !== 'size');
      if (!lead || !isHead(lead)) return [];
      const length = items.slice(at + 1).findIndex(isComma);
      const inside = items.slice(at + 1, at + 1 + length);
      const isCount =
        inside.some(isOfWhole) && inside.every((one) => isPart(one) || ASIDES.has(one.word));
      return length > 0 && isCount ? [item, items[at + 1 + length]!] : [];
    }),
  );
}
const isOfWhole = (one: Item): boolean =>
  means(one, 'number') && (WHOLES.has(one.meaning.number.unit) || one.meaning.number.of !== null);
const WHOLES = new Set<string | null>(['kontak', 'perusahaan', 'persen', 'indikator']);
const isHead = isOneOf('quantifier', 'people', 'number');
const isPart = isOneOf('number', 'plain', 'near', 'people', 'from', 'quantifier', 'open', 'close');

/** "dan" ends a clause only where both sides make a statement. */
function isEnd(items: readonly Item[], at: number, { items: before }: Clause): boolean {
  const { mark } = items[at]!.meaning as Extract<Meaning, { is: 'break' }>;
  if (!LIST_WORDS.has(mark) && mark !== ',') return true;
  // "15 kontak atau 40,5 %": one figure told in two ways.
  const [led, next] = [items[at - 1], items[at + 1]];
  if (mark === 'atau' && led && next && means(led, 'number') && means(next, 'number')) return false;
  // "Jawaban netral dan di atas netral mencapai 73,0 %": one figure of two groups together.
  const near = items.slice(at + 1, at + 3).find((one) => one.word !== 'yang');
  if (mark !== ',' && led && near && means(led, 'category') && means(near, 'category'))
    return false;
  if (isHeldAgainst(items, at)) return false;
  if (!before.some(asserts)) return mark === ',' && !isListed(items, at);
  for (let behind = at + 1; behind < items.length; behind += 1) {
    const one = items[behind]!;
    if (asserts(one)) return true;
    if (one.meaning.is === 'break' && behind > at + 1) return mark === ',';
  }
  return mark === ',';
}

/**
 * "Lebih tinggi dari Konstruksi dan Real Estat dengan skor 3,40", "dari keduanya": whether a conjunction
 * joins names that are only compared with.
 */
function isHeldAgainst(items: readonly Item[], at: number): boolean {
  const [name, item, next, behind] = items.slice(at - 1);
  if (!name || !item || !next) return false;
  if (item.start === next.start) return true;
  if (!isListed(items, at) || behind?.word !== 'dengan') return false;
  const lead = items.slice(0, at).toReversed();
  const link = lead.findIndex((one) => one.meaning.is !== name.meaning.is && !means(one, 'break'));
  return link > 0 && isComparing(lead[link]!);
}

const isComparing = isOneOf('than', 'from', 'more');

/** "Permintaan Domestik, Harga Jual, dan Investasi": names one after the other are one list. */
function isListed(items: readonly Item[], at: number): boolean {
  const kind = (item: Item | undefined) => item?.meaning.is;
  let next = at + 1;
  while (items[next]?.meaning.is === 'break') next += 1;
  const before = kind(items[at - 1]);
  return before === kind(items[next]) && (before === 'indicator' || before === 'sector');
}
