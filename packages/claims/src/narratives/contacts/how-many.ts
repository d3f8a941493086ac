import { isOneOf, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** How many contacts must have said what a sentence reports. */
interface HowMany {
  readonly least: number;
  /** The number that counts the contacts ("dua kontak melaporkan …"), unless a figure took it. */
  readonly counted: Item | null;
}

/** "Beberapa kontak": more than one. */
export const PLURAL = /^(?:beberapa|sejumlah|sebagian)$/;
const OFTEN = /^(?:banyak|kerap|sering|kerapkali|berulang|berulang-ulang|berkali-kali|lazim)$/;

/** "Beberapa kontak" needs two, "kerap disebut" three, everything else one. */
export function howMany({ items }: Sentence): HowMany {
  const counted = items.find((one): one is ItemOf<'number'> => isCount(one) && !one.used);
  if (counted) {
    const lead = items[items.indexOf(counted) - 1];
    const isMore = means(lead, 'near') && lead.meaning.comparison === 'more';
    return { least: counted.meaning.number.value + Number(isMore), counted };
  }
  const isOften = items.some(isOftenSaid);
  const isPlural = items.some((one) => PLURAL.test(one.word));
  return { least: isOften ? 3 : isPlural ? 2 : 1, counted: null };
}

const isOftenSaid = ({ word }: Item) => OFTEN.test(word);

/** "Dua kontak". */
export const isCount = (item: Item): item is ItemOf<'number'> =>
  means(item, 'number') &&
  // A count of zero is excluded: no narrative proves that nobody said something.
  item.meaning.number.value > 0 &&
  item.meaning.number.of === null &&
  ['kontak', 'perusahaan', null].includes(item.meaning.number.unit) &&
  item.meaning.number.decimals === 0;

/** "Beberapa kontak", "kerap disebut": whether a word marks a report of contacts. */
export const isOfContacts = (item: Item): boolean =>
  isTelling(item) || isCount(item) || item.word === 'disebut';
const isTelling = isOneOf('people', 'some', 'says');
