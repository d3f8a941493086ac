import { type Item, type ItemOf, means } from '../items/item.js';
import type { Topic } from '../sentence/topic.js';
import { asCompany, namesInPlace } from './names-in-place.js';
import { ALL_OF_THEM } from '../language/all-of-them.js';

const BESIDE = new Set(['dengan', 'dari', 'daripada', 'seperti', 'dibanding', 'dibandingkan']);
const WHO = new Set(['kontak', 'perusahaan', 'responden']);

/**
 * "Yang pertama karena X, yang kedua karena Y", "kontak kedua", "yang satu …, yang lain …", "keduanya":
 * puts the companies that these words mean in their place. They are those whom the sentence itself has
 * named before, else those of the sentences before that were about companies.
 */
export function withCompaniesAgain(items: readonly Item[], topic: Topic): Item[] {
  const again: Item[] = [];
  const own = new Set<string>();
  for (let at = 0; at < items.length;) {
    const found = meantAt(items, at, { again, ...namedBefore([...own], topic) });
    if (found)
      again.push(
        ...namesInPlace(items[at]!, items[at + found.length - 1]!, found.names.map(asCompany)),
      );
    else again.push(items[at]!);
    const next = at + (found?.length ?? 1);
    for (const one of items.slice(at, next)) if (means(one, 'company')) own.add(one.meaning.name);
    at = next;
  }
  return again;
}

interface Named {
  readonly names: readonly string[];
  /** Not by one sentence, but by several in a row: only "kontak pertama" means these. */
  readonly isRow: boolean;
}

/** Who was named so far, in their order: by the sentence itself, else by those before. */
function namedBefore(own: readonly string[], { isOfCompany, companies, spoken }: Topic): Named {
  if (own.length > 0 || !isOfCompany) return { names: own, isRow: false };
  return companies.length > 1 ? { names: companies, isRow: false } : { names: spoken, isRow: true };
}

/** The companies that the words at a place mean, and how many words these are. */
function meantAt(
  items: readonly Item[],
  at: number,
  { names: named, isRow, again }: Named & { readonly again: readonly Item[] },
): { readonly names: readonly string[]; readonly length: number } | null {
  if (named.length < 2) return null;
  const words = items.slice(at, at + 4).map(({ word }) => word);
  const [word = '', next = ''] = words;
  // "Berbeda dengan keduanya, X …": somebody else is spoken of.
  if (BESIDE.has(items[at - 1]?.word ?? '')) return null;
  const first = items[at];
  const some = first && means(first, 'number') ? someOf(named, first, words) : null;
  if (some) return some;
  const lead = WHO.has(word) ? (next === 'yang' && words[2] === 'disebut' ? 3 : 1) : 0;
  if (isRow && lead === 0) return null;
  if (ALL_OF_THEM.get(word) === named.length) return { names: named, length: 1 };
  const isTwo = named.length === 2;
  if (word === 'yang' && next === 'satu' && isTwo && hasOther(items.slice(at + 2)))
    return { names: named.slice(0, 1), length: 2 };
  if (word === 'yang' && /^lain(?:nya)?$/.test(next) && isTwo && hasOne(again))
    return { names: named.slice(1), length: 2 };
  if (lead === 0 && word !== 'yang') return null;
  const nth = items[at + Math.max(lead, 1)];
  const isLast = lead > 0 && nth?.word === 'terakhir';
  if (!nth || (!isLast && !means(nth, 'ordinal')) || isOfMore(items, at + Math.max(lead, 1)))
    return null;
  const place = means(nth, 'ordinal') ? nth.meaning.place : named.length;
  const name = named[place - 1];
  return name === undefined ? null : { names: [name], length: Math.max(lead, 1) + 1 };
}

/** "Dua yang pertama", "dua kontak terakhir": the first or the last of those in a row. */
function someOf(
  names: readonly string[],
  { meaning: { number } }: ItemOf<'number'>,
  [, next = '', behind]: readonly string[],
): { readonly names: readonly string[]; readonly length: number } | null {
  const isCounted = number.unit === 'kontak' || number.unit === 'perusahaan';
  const end = next === 'yang' ? behind : isCounted ? next : '';
  const count = number.value;
  if (!(count > 1 && count < names.length) || !/^(?:pertama|terakhir)$/.test(end ?? ''))
    return null;
  return {
    names: end === 'pertama' ? names.slice(0, count) : names.slice(-count),
    length: next === 'yang' ? 3 : 2,
  };
}

/** "Yang kedua tertinggi", "yang kedua kontak": a place in another order. */
const isOfMore = (items: readonly Item[], at: number): boolean => {
  const behind = items[at + 1];
  return behind !== undefined && (means(behind, 'people') || means(behind, 'rank'));
};

const hasOther = (behind: readonly Item[]) =>
  behind.some(
    ({ word }, at) => word === 'yang' && /^lain(?:nya)?$/.test(behind[at + 1]?.word ?? ''),
  );
const hasOne = (before: readonly Item[]) =>
  before.some((one) => means(one, 'company') && one.word === 'yang');
