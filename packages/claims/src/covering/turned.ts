import { isA, type Item, means } from '../items/item.js';
import type { Read } from './borne-out.js';

/**
 * Whether a word ties figures together that were each read alone, in a way that nothing bears out: true figures
 * then stand in a false sentence.
 */
export function isTurned(item: Item, read: Read): boolean {
  const { sentence, facts } = read;
  const [lead] = sentence.before(item);
  const [next] = sentence.after(item);
  // "Turun sebesar 3,03": where it went to is not how far it went.
  if (STATING.test(item.word)) return isWay(lead) && isLevel(next, read);
  // "Tercatat 3,86 pada Triwulan IV setelah 3,03 pada Triwulan I": what came first is told as what came last.
  if (EARLIER.test(item.word)) return isLevel(next, read) && isOfNow(next, read);
  // "Permintaan turun, begitu juga harga jual (3,92)": the bracket tells a figure, not that it went alike.
  if (LIKEWISE.test(item.word)) return facts.length > 0 && !AFTER_ALL.test(lead?.word ?? '');
  // "15 kontak netral, 10 di antaranya di bawah netral": that the few are of the many.
  if (item.word.endsWith('antaranya') && sentence.before(item).slice(0, 2).some(isA('number')))
    return true;
  // "Lima indikator turun, termasuk harga jual (3,92)": nor that it is one of those who were counted.
  const at = sentence.items.indexOf(item);
  return MEMBER.test(item.word) && sentence.items[at + 2]?.is === 'open';
}

const EARLIER = /^(?:setelah|semula)$/;
const STATING = /^(?:sebesar|sebanyak|senilai)$/;
const MEMBER = /^(?:termasuk|antaranya|di antaranya)$/;
const LIKEWISE = /^(?:begitu|demikian)(?: juga| pula| pun)?$/;
const AFTER_ALL = /^(?:dengan|meski|meskipun|walau|walaupun|namun|kendati)$/;

const isWay = (item: Item | undefined) => item !== undefined && means(item, 'way');

const readingsOf = (item: Item | undefined, { readings }: Read) =>
  readings.filter(({ items }) => item !== undefined && items.includes(item));

/** Whether a number was read of a level alone. */
const isLevel = (item: Item | undefined, read: Read) => {
  const own = readingsOf(item, read);
  return own.length > 0 && own.every(({ type }) => type === 'level');
};

const isOfNow = (item: Item | undefined, read: Read) =>
  readingsOf(item, read).some(({ facts }) => facts[0]?.period === 'now');
