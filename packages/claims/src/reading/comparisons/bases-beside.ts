import type { QuarterRole } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { pointsBack } from '../../items/pointing.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';

const STEP =
  /^(?:kenaikan|penurunan|peningkatan|penguatan|pelemahan|perubahan|koreksi|lonjakan)(?:nya)?$/;

/**
 * "Kenaikan ini lebih kecil daripada perubahan tahunannya": how far one average went since one quarter
 * beside how far it went since another. Right where it is so; else left open, for either step may be
 * meant of something told before. Null where no step since a quarter is held against.
 */
export function readBasesBeside(sentence: Sentence, item: ItemOf<'more'>): Reading | null {
  const [than, ...behind] = sentence.after(item).filter((one) => !means(one, 'plain'));
  const [step, ...since] = behind;
  if (!than || !(means(than, 'than') || means(than, 'from')) || !step || !STEP.test(step.word))
    return null;
  // "Kenaikan terhadap triwulan sebelumnya".
  const quarter = since.find((one) => !means(one, 'than') && !means(one, 'from'));
  if (!quarter || !means(quarter, 'period')) return null;
  const other = quarter.meaning.role;
  const led = sentence.before(item);
  const said = led.find((one) => STEP.test(one.word));
  const type = 'compare_changes' as const;
  const items = [item, step, ...(said ? [said] : [])];
  if (!other || other === 'now' || !said) return decided({ type, items }, null);
  const own = sentence.before(item).find(isA('period'))?.meaning.role;
  const told = sentence.topic.facts.findLast(({ measure }) => measure === 'change')?.base;
  // "Kenaikan ini": the one that the sentence before told.
  const isThis = pointsBack(sentence.after(said)[0]);
  const open = isThis && told ? told : other === 'before' ? baseOf(sentence, said) : 'before';
  const base = own && own !== 'now' ? own : open;
  const [one, two] = [stepSince(sentence, said, base), stepSince(sentence, said, other)];
  if (one === null || two === null || base === other) return decided({ type, items }, null);
  const isSo =
    isOfWay(sentence, said, one) &&
    isOfWay(sentence, step, two) &&
    Math.sign(Math.abs(one) - Math.abs(two)) === APART[item.meaning.comparison];
  return decided({ type, items }, isSo ? true : null);
}

const APART = { more: 1, less: -1, equal: 0 } as const;

function stepSince(sentence: Sentence, item: Item, base: QuarterRole): number | null {
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  return sentence.sheet.table.find({ measure: 'change', indicator, sector, base })?.value ?? null;
}

/** Whether a step went the way that its word says; "perubahan" says none. */
const isOfWay = (sentence: Sentence, word: Item, step: number): boolean => {
  const said = means(word, 'way') ? wayAt(sentence, word) : null;
  return !said || Math.sign(step) === said.way;
};
