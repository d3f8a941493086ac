import { LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/**
 * "Tiga belas indikator lain berada di atas 3, dan enam di antaranya melampaui 3,50": how many averages
 * lie beyond a score. Right where as many do; else left open, for it may be said of fewer than all.
 */
export function readIndicatorsBeyond(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile || !isOfIndicators(sentence)) return [];
  return sentence.all('number').flatMap((item): Reading[] => {
    if (item.used || !isCount(item)) return [];
    const beyond = beyondBehind(sentence, item);
    if (!beyond) return [];
    const { way, score } = beyond;
    const { role, isKnown } = periodOf(sentence, beyond.items.at(-1)!);
    if (isKnown && role === null) return [];
    const { table, sector } = sentence.sheet;
    const members = LIKERT_INDICATORS.filter(({ key: indicator }) => {
      const at = { measure: 'average', indicator, sector, period: role ?? 'now' } as const;
      const apart = (table.find(at)?.value ?? score) - score;
      return way === 'more' ? apart > 0 : apart < 0;
    });
    const holds = members.length === item.meaning.number.value;
    return [decided({ type: 'count', items: [item, ...beyond.items] }, holds ? true : null)];
  });
}

const isOfIndicators = ({ items }: Sentence): boolean =>
  items.some(
    (one) =>
      (means(one, 'people') && one.meaning.who === 'indikator') ||
      (means(one, 'number') && one.meaning.number.unit === 'indikator'),
  );

const isCount = ({ meaning: { number } }: ItemOf<'number'>): boolean =>
  number.decimals === 0 &&
  !number.isSigned &&
  (number.unit === 'indikator' || number.unit === null);

interface Beyond {
  readonly items: readonly Item[];
  readonly way: 'more' | 'less';
  readonly score: number;
}

/** "… lain berada di atas 3", "… di bawah netral": what a count leads to, with nothing said between. */
function beyondBehind({ items }: Sentence, item: Item): Beyond | null {
  const behind = items.slice(items.indexOf(item) + 1);
  const at = behind.findIndex((one) => means(one, 'number') || means(one, 'category'));
  const end = behind[at];
  if (!end || end.used) return null;
  const between = behind.slice(0, at);
  const words: Item[] = between.filter(
    (one) => means(one, 'near') || means(one, 'more') || means(one, 'than'),
  );
  const isSilent = (one: Item) =>
    means(one, 'plain') || means(one, 'people') || OTHERS.has(one.word);
  if (!between.every((one) => words.includes(one) || isSilent(one))) return null;
  if (means(end, 'category')) {
    const way = SIDES[end.meaning.category];
    return way && words.every(isA('near'))
      ? { items: [...words, end], way, score: LIKERT_SCALE.neutral }
      : null;
  }
  const way = words.length === 1 ? wayOf(words[0]!) : null;
  return way && means(end, 'number') && isScore(end)
    ? { items: [...words, end], way, score: end.meaning.number.value }
    : null;
}
const OTHERS = new Set(['lain', 'lainnya']);
const SIDES: Partial<Record<string, 'more' | 'less'>> = { above: 'more', below: 'less' };

function wayOf(one: Item): 'more' | 'less' | null {
  if (means(one, 'near') || means(one, 'more')) {
    const { comparison } = one.meaning;
    return comparison === 'more' || comparison === 'less' ? comparison : null;
  }
  return null;
}
const isScore = ({ meaning: { number } }: ItemOf<'number'>): boolean =>
  number.unit === null && number.value >= LIKERT_SCALE.min && number.value <= LIKERT_SCALE.max;
