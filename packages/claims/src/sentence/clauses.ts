import { type Item, type Meaning, means } from '../items/item.js';

/**
 * A stretch of a sentence that makes one statement; one in brackets has the clause around it as `outer`.
 */
export interface Clause {
  readonly id: number;
  readonly items: Item[];
  readonly outer: Clause | null;
}

const LIST_WORDS = new Set(['dan', 'serta', 'maupun', 'atau']);

/** Kinds of items that make a stretch a statement. */
export const ASSERTS: ReadonlySet<Meaning['is']> = new Set<Meaning['is']>([
  'number',
  'direction',
  'category',
  'level',
  'quantifier',
  'rank',
  'more',
]);

/** Whether an item states something of a figure or a contact, unlike names and plain words. */
export const asserts = ({ meaning }: Item) => ASSERTS.has(meaning.is);

/**
 * Cuts the items of a sentence into clauses at marks and conjunctions; a bracket is a clause within another
 * (`outer`).
 */
export function cut(items: readonly Item[]): Clause[] {
  const inserted = insertedIn(items);
  const clauses: Clause[] = [{ id: 0, items: [], outer: null }];
  let current = clauses[0]!;
  const begin = (outer: Clause | null) => {
    // ", sementara": two breaks in a row end one clause.
    if (outer === null && current.items.length === 0 && !current.outer) return;
    current = { id: clauses.length, items: [], outer };
    clauses.push(current);
  };
  for (const [at, item] of items.entries()) {
    const { meaning } = item;
    if (meaning.is === 'open' && !current.outer) begin(current);
    else if (meaning.is === 'close' && current.outer) {
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
    item.clause = current.id;
    current.items.push(item);
  }
  return clauses;
}

const ASIDES = new Set(['yakni', 'yaitu', 'atau', 'tepatnya', 'persisnya', 'alias']);

/** "Yakni 27 perusahaan", "lebih tepatnya 21 dari 39": repeats in other words what came before. */
export const isAside = ({ items: [first, second] }: Clause): boolean =>
  ASIDES.has(first?.word ?? '') || (first?.word === 'lebih' && ASIDES.has(second?.word ?? ''));

/**
 * "Menaikkan investasi", "menilai harga di atas netral": whether a stretch begins with a verb of people.
 */
function isDeed({ items }: Clause): boolean {
  const first = items.find(({ meaning }) => meaning.is !== 'plain');
  const isOfPeople = first && means(first, 'direction') && /^me\p{L}+/u.test(first.last);
  return first !== undefined && (means(first, 'says') || isOfPeople === true);
}

/** "Delapan kontak, atau dua pertiga, melaporkan …": the clause that tells what the counted contacts do. */
export function deedBehind(clauses: readonly Clause[], clause: Clause): Clause | null {
  if (clause.items.some(isTold)) return null;
  const next = clauses
    .slice(clause.id + 1)
    .find((one) => one.outer === null && !(isAside(one) && !one.items.some(isTold)));
  return next && isDeed(next) ? next : null;
}
const isTold = ({ meaning }: Item) => TOLD.has(meaning.is);
const TOLD = new Set<Meaning['is']>(['says', 'direction', 'category', 'level', 'indicator']);

/** The commas around an insertion that asserts nothing: "porsi di atas netral, di sisi lain, turun". */
function insertedIn(items: readonly Item[]): ReadonlySet<Item> {
  const isComma = (one: Item | undefined) =>
    one !== undefined && means(one, 'break') && one.word === ',';
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
  return (
    link > 0 &&
    (means(lead[link]!, 'than') || means(lead[link]!, 'from') || means(lead[link]!, 'more'))
  );
}

/** "Permintaan Domestik, Harga Jual, dan Investasi": names one after the other are one list. */
function isListed(items: readonly Item[], at: number): boolean {
  const kind = (item: Item | undefined) => item?.meaning.is;
  let next = at + 1;
  while (items[next]?.meaning.is === 'break') next += 1;
  const before = kind(items[at - 1]);
  return before === kind(items[next]) && (before === 'indicator' || before === 'sector');
}
