import { baseOf } from '../../dimensions/bases.js';
import { type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isOfSize } from '../../judging/sizes.js';
import { GAP } from './sectors-apart.js';
import { growthIn, isTold, sizeBeside } from './growth.js';

/** Nouns and adjectives of mood, by the side of neutral on which it answers. */
const MOODS: readonly (readonly [words: RegExp, side: 1 | -1])[] = [
  [/^(?:optimis|optimistis|optimisme|antusiasme|kepercayaan|keyakinan)(?:nya)?$/, 1],
  [
    /^(?:pesimis|pesimistis|pesimisme|kehati-hatian|keraguan|kekhawatiran|kecemasan|kegelisahan|kewaspadaan)(?:nya)?$/,
    -1,
  ],
];
/** Which way a word of mood leans: 1 hopeful, −1 worried; null for any other word. */
export const sideOfMood = ({ word }: Item): 1 | -1 | null =>
  MOODS.find(([words]) => words.test(word))?.[1] ?? null;

/**
 * "Nada pesimis menguat di kalangan kontak", "optimisme hanya menguat tipis", "keraguan makin terasa": a
 * mood that grew or faded. Right where neither the average nor the share of such answers went against
 * it; wrong where both did.
 */
export function readMoods(sentence: Sentence): Reading[] {
  // "Jarak antara yang optimis dan yang pesimis menyempit" is of neither.
  if (sentence.sheet.isProfile || sentence.items.some(({ word }) => GAP.test(word))) return [];
  return sentence.clauses.flatMap((clause) => {
    const mood = clause.items.find((one) => !one.used && sideOfMood(one) !== null);
    const isGroup = clause.items.some((one) => means(one, 'category') || means(one, 'measure'));
    const growth = mood && !isGroup && isTold(clause) && growthIn(sentence, clause);
    if (!mood || !growth || !growth.way || growth.items.includes(mood)) return [];
    const side = sideOfMood(mood)!;
    const size = sizeBeside(sentence, growth);
    const items = [mood, ...growth.items, ...(size ? [size] : [])];
    const claim = { type: 'change', items } as const;
    const [indicator, more] = sentence.indicatorOf(mood).keys;
    const [sector = null] = sentence.sectorOf(mood).sectors;
    if (!indicator || more) return [decided(claim, null)];
    const { table } = sentence.sheet;
    const of = { indicator, sector } as const;
    const base = baseOf(sentence, mood);
    const change = table.find({ measure: 'change', ...of, base });
    const category = side > 0 ? 'above' : 'below';
    const [now, then] = (['now', base] as const).map((period) =>
      table.find({ measure: 'answer-share', ...of, category, period }),
    );
    if (!change || !now || !then || growth.isNegated) return [decided(claim, null)];
    const ways = [Math.sign(change.value) * side, Math.sign(now.value - then.value)];
    const isSo = ways.includes(growth.way) && !ways.includes(-growth.way);
    const isOpposed = ways.every((way) => way === -growth.way!);
    const isSized = !size || !means(size, 'size') || isOfSize(change.value, size.meaning.size);
    return [
      decided(claim, isSo ? isSized || null : isOpposed ? false : null, {
        facts: [change],
        expected: table.label(change),
      }),
    ];
  });
}
