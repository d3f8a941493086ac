import type { ClaimFact } from '@lqc/contracts';
import { fitsQuantifier } from '../../language/thresholds.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import {
  figureAhead,
  figureBehind,
  type ToldFigure,
  toldFigures,
  SHARE_OF,
} from './told-figures.js';

/** "Dua kali lipat" is said of 1.95 to 2.05 times as much. */
const NEAR = 0.05;

/** A word that says how many times, or which part, something is of something else. */
interface Said {
  readonly items: readonly Item[];
  /** Where the words begin, and where they end. */
  readonly first: Item;
  readonly last: Item;
  readonly fits: (part: number) => boolean;
}

/**
 * "Sembilan kontak, tiga kali lipat triwulan sebelumnya", "25,0 poin, separuh dari 50,0 poin setahun
 * lalu", "hampir dua kali lipat, dari 35,9 % menjadi 69,4 %": what a figure is of another, of itself
 * before, or of other answers. Right where it is so; else left open, for another may be meant.
 */
export function readRatios(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const told = toldFigures(readings).filter(({ fact }) => fact.base === null);
  return [...timesSaid(sentence), ...partsSaid(sentence)].map((said) => {
    const [part, whole] = endsBehind(sentence, said, told) ?? bothOf(sentence, said, told);
    const isSo = part && whole && whole.value !== 0 && said.fits(part.exact / whole.exact);
    return decided({ type: 'ratio', items: said.items }, isSo ? true : null, {
      facts: isSo ? [part, whole] : [],
    });
  });
}

function timesSaid(sentence: Sentence): Said[] {
  return sentence.all('times').flatMap((item): Said[] => {
    const [number, lead] = sentence.before(item);
    if (item.used || !number || !means(number, 'number') || number.used) return [];
    const { value } = number.meaning.number;
    const near = lead && means(lead, 'near') ? [lead] : [];
    const isMore = sentence.after(item)[0]?.word === 'lebih';
    return [
      {
        items: [number, item, ...near],
        first: near[0] ?? number,
        last: item,
        fits: (part) => isSoOften(part, value, isMore ? 'more' : near[0]?.meaning.comparison),
      },
    ];
  });
}

function isSoOften(
  part: number,
  value: number,
  comparison: ItemOf<'near'>['meaning']['comparison'] | undefined,
): boolean {
  if (comparison === 'more') return part > value && part < value + 1;
  if (comparison === 'less' || comparison === 'almost') return part < value && part > value - 0.5;
  return Math.abs(part - value) <= (comparison === 'about' ? 0.2 : NEAR);
}

/** "Separuh dari 50,0 poin", "separuh dari porsi triwulan sebelumnya": of a figure, of nobody. */
function partsSaid(sentence: Sentence): Said[] {
  return sentence.all('quantifier').flatMap((item): Said[] => {
    const [from, ...behind] = sentence.after(item);
    if (item.used || from?.word !== 'dari') return [];
    const whole = behind.find((one) => !means(one, 'plain') && !means(one, 'measure'));
    const isOfFigure =
      whole &&
      (means(whole, 'number') ? isPartOfIts(sentence, item, whole) : means(whole, 'period'));
    const isTold = sentence.items.some((one) => means(one, 'number') && one.end <= item.start);
    return isOfFigure && isTold
      ? [
          {
            items: [item],
            first: item,
            last: from,
            fits: (part) => fitsQuantifier(part * 100, item.meaning.quantifier),
          },
        ]
      : [];
  });
}

/** A number of the same kind was told before: else "separuh dari 40 kontak" counts them. */
const isPartOfIts = ({ items }: Sentence, { start }: Item, whole: ItemOf<'number'>): boolean => {
  const { unit, decimals } = whole.meaning.number;
  return items.some(
    (one) =>
      means(one, 'number') &&
      one.end <= start &&
      one.meaning.number.unit === unit &&
      one.meaning.number.decimals === decimals,
  );
};

type Ends = readonly [ClaimFact | undefined, ClaimFact | undefined];

/** "Hampir dua kali lipat, dari 8 menjadi 15 kontak": both ends stand behind. */
function endsBehind({ items }: Sentence, { last }: Said, told: readonly ToldFigure[]): Ends | null {
  const next = items.slice(items.indexOf(last) + 1).find((one) => !means(one, 'break'));
  const [from, to] = told.filter(({ number }) => number.start > last.start);
  if (!from || !to || !next || !means(next, 'from')) return null;
  const isOfOne = from.fact.measure === to.fact.measure && from.fact.category === to.fact.category;
  const isTo = items.some(
    (one) => means(one, 'to') && one.start >= from.number.end && one.end <= to.number.start,
  );
  return isOfOne && isTo && from.fact.period !== to.fact.period ? [to.fact, from.fact] : null;
}

function bothOf(sentence: Sentence, { first, last }: Said, told: readonly ToldFigure[]): Ends {
  const { table } = sentence.sheet;
  const behind = figureBehind(sentence, last, told);
  const own = behind ? figureAhead(first, behind, told) : undefined;
  if (behind) return [own?.fact ?? table.find({ ...behind.fact, period: 'now' }), behind.fact];
  const led = told.findLast(({ number }) => number.end <= first.start)?.fact;
  if (!led) return [undefined, undefined];
  const rest = sentence.after(last);
  const end = rest.findIndex((one) => means(one, 'number') || means(one, 'break'));
  const near = end < 0 ? rest : rest.slice(0, end);
  // "Dua kali lipat porsi pada Triwulan III 2024": of the share, where what was told are heads.
  const isOfShare = near.some((one) => means(one, 'measure') && one.meaning.measure === 'share');
  const part =
    (isOfShare && table.find({ ...led, measure: SHARE_OF[led.measure] ?? led.measure })) || led;
  const other = near.find(isA('category'));
  if (other) return [part, table.find({ ...part, category: other.meaning.category })];
  const period = near.find(isA('period'))?.meaning.role ?? baseOf(sentence, last);
  return [part, period === part.period ? undefined : table.find({ ...part, period })];
}
