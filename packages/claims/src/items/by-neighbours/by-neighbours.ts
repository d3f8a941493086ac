import { become, type Item, means, PLAIN } from '../item.js';
import { readAboveAName, readElidedSide } from './above-and-below.js';
import { readAnswersBeside } from './answers.js';
import { ONLY, readColoured } from './coloured-figures.js';
import { readEverybody } from './everybody.js';
import { readLinks } from './links.js';
import { isOneWord, readMovements, readStill } from './movements.js';
import { countOf, readUnit } from './units.js';

/** Gives the word at a place the meaning that it has only beside others, or takes one from it. */
type Rule = (items: readonly Item[], at: number) => void;

/** Each word is given to all of them before the next word is. */
const RULES: readonly Rule[] = [
  readExact,
  readAboveAName,
  readNames,
  readEverybody,
  readColoured,
  readUnit,
  readMovements,
  readLinks,
  readCountedByOrdinal,
];

/** Gives words the meaning that they have only beside others: "di atas" in front of a number or a name. */
export function readByNeighbours(items: readonly Item[]): void {
  for (const at of items.keys()) {
    readListMark(items, at);
    readElidedSide(items, at);
    readStill(items, at);
    readAnswersBeside(items, at);
  }
  for (const at of items.keys()) for (const rule of RULES) rule(items, at);
}

/** Words that are part of a name, or of a list of names. */
function readNames(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const [lead, next] = [items[at - 1], items[at + 1]];
  // "Baik A maupun B".
  if (item.word === 'baik' && items.some(({ word }) => word === 'maupun')) become(item, PLAIN);
  // "Harga avtur" is nobody's selling price.
  const isNoun = means(next, 'other') && !ONLY.has(next.word);
  if (item.word === 'harga' && isOneWord(item) && isNoun) become(item, { is: 'other' });
  // "Indikator perkiraan": a kind of indicator, which expects nothing itself.
  if (means(item, 'expected') && means(lead, 'people') && lead.meaning.who === 'indikator')
    become(item, PLAIN);
}

/** "3,03; 3,42; dan 3,10", "32,5; 40,0; dan 27,5 %": numbers with commas of their own, in a list. */
function readListMark(items: readonly Item[], at: number): void {
  const [lead, item] = [items[at - 1], items[at]!];
  if (item.word !== ';' || !lead || !means(lead, 'number')) return;
  const next = items.slice(at + 1).find((one) => !means(one, 'break'));
  if (!next || !means(next, 'number')) return;
  const { unit } = lead.meaning.number;
  if (unit === null || next.meaning.number.unit === unit) become(item, { is: 'break', mark: ',' });
}

/** "Ketiga kontak menjawab di bawah netral": an ordinal before its unit is a number. */
function readCountedByOrdinal(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const next = items[at + 1];
  if (means(item, 'ordinal') && means(next, 'people') && next.meaning.who === 'kontak')
    become(item, countOf(item));
}

/** "Tepat 3,92", "persis di 3,92": the figure as it is shown. */
function readExact(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const led = items.slice(Math.max(0, at - 2), at);
  if (means(item, 'number') && led.some(({ word }) => EXACTLY.test(word)))
    become(item, { is: 'number', number: { ...item.meaning.number, isExact: true } });
}
const EXACTLY = /^(?:tepat|persis)$/;
