import type { FactAddress } from '../../facts/fact-table.js';
import type { IndicatorKey } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { equals } from '../../judging/equals.js';
import type { Bound } from './binding.js';
import type { Sentence } from '../../sentence/sentence.js';

type NumberItem = ItemOf<'number'>;

/**
 * "Jumlahnya hampir sama, 39 berbanding 38", "energi lebih tinggi ketimbang upah, 3,70 berbanding 3,10",
 * "Konstruksi di bawah rata-rata keseluruhan: 3,38 lawan 3,42": the first number is of what is spoken
 * of, the second of what that is held against: of the other of two that the sentence names, else of
 * the two that were named before, else the same figure before.
 */
export function bindingsAgainst(sentence: Sentence): Map<Item, Bound[]> {
  const bound = new Map<Item, Bound[]>();
  for (const [at, link] of sentence.items.entries()) {
    const [one, two] = [sentence.items[at - 1], sentence.items[at + 1]];
    if (
      !one ||
      !two ||
      !means(one, 'number') ||
      !means(two, 'number') ||
      !isLink(link, two, sentence)
    )
      continue;
    const pairs = pairsOf(sentence, one);
    const fitting = pairs.find(([first, second]) => fits(sentence, [one, first], [two, second]));
    // "Dibandingkan 3,18" alone says nothing of whose it is.
    if (!fitting && link.word !== 'berbanding') continue;
    const [first, second] = fitting ?? pairs[0]!;
    if (fitting) link.used = true;
    bound.set(one, [first]);
    bound.set(two, [second]);
  }
  return bound;
}

const AGAINST = /^(?:berbanding|banding|lawan|melawan|vs|versus|dibanding|dibandingkan|ketimbang)$/;

/** "Dibandingkan 3,15 pada triwulan lalu" tells itself whose the number is. */
const isLink = (link: Item, number: Item, sentence: Sentence): boolean =>
  AGAINST.test(link.word) &&
  (!means(link, 'than') || !sentence.after(number).slice(0, 3).some(isA('period')));

type Pair = readonly [Bound, Bound];

/** Of which two things the numbers can be, the likeliest first. */
function pairsOf(sentence: Sentence, number: NumberItem): Pair[] {
  const { topic, sheet } = sentence;
  const before = sentence.items.filter(({ end }) => end <= number.start);
  const keys = before
    .filter(isA('indicator'))
    .flatMap(({ meaning }) => (meaning.keys.length === 1 ? meaning.keys : []));
  const [first, second] = inOrder(sentence, number, [...new Set(keys)]);
  const places = new Set(
    before.flatMap((one): (string | null)[] =>
      means(one, 'sector') ? [one.meaning.sector] : means(one, 'everybody') ? [null] : [],
    ),
  );
  const [here, there = null] = places.size > 1 ? [...places] : [...places, sheet.sector];
  const told = topic.indicator ?? sheet.indicator;
  const other = topic.indicators.find((key) => key !== told);
  const isOfTold = told !== null && other !== undefined && keys.length === 0;
  return [
    ...(first !== undefined && second !== undefined
      ? [[{ indicator: first }, { indicator: second }] as const]
      : []),
    ...(here !== undefined && here !== there
      ? [[{ sector: here }, { sector: there }] as const]
      : []),
    ...(isOfTold ? [[{ indicator: told }, { indicator: other }] as const] : []),
    [{ period: 'now' }, { period: baseOf(sentence, number) }],
  ];
}

type Told = readonly [NumberItem, Bound];

/** Whether both numbers are what they are then bound to: two averages, or two changes of them. */
function fits(sentence: Sentence, ...told: readonly [Told, Told]): boolean {
  return told.every(([number, { indicator, sector, period }]) => {
    const { unit, decimals } = number.meaning.number;
    if (decimals === 0 || (unit !== null && unit !== 'poin')) return false;
    const [key = null] = indicator ? [indicator] : sentence.indicatorOf(number).keys;
    const [place = null] = sector === undefined ? sentence.sectorOf(number).sectors : [sector];
    const of = { indicator: key, sector: place };
    const at: FactAddress =
      unit === 'poin'
        ? { measure: 'change', ...of, base: baseOf(sentence, number) }
        : { measure: 'average', ...of, period: period ?? 'now' };
    const fact = sentence.sheet.table.find(at);
    return (
      fact !== undefined && equals(number, 'equal', ({ value }) => Math.abs(value))(fact) === true
    );
  });
}

/**
 * Of which the first number is and of which the second: the one that is compared goes first. "Keduanya
 * turun, dengan koreksi upah yang lebih dalam, yakni 0,81 poin berbanding 0,42 poin".
 */
function inOrder(
  { items, topic, sheet }: Sentence,
  number: ItemOf<'number'>,
  named: readonly IndicatorKey[],
): readonly IndicatorKey[] {
  const more = items.findLast((one) => means(one, 'more') && one.end <= number.start);
  const subject = items
    .filter(isA('indicator'))
    .findLast((one) => more !== undefined && one.end <= more.start)?.meaning.keys[0];
  if (!subject) return named.slice(-2);
  const told = topic.indicator ?? sheet.indicator;
  // "Sejalan dengan koreksi upah yang lebih dalam, 0,81 berbanding 0,49": beside what the text is about.
  const isOfPoints = number.meaning.number.unit === 'poin';
  const others = named.filter((key) => key !== subject);
  const other = others.at(-1) ?? (isOfPoints && told !== subject ? told : null);
  return other ? [subject, other] : named.slice(-2);
}
