import { type ClaimFact, QuarterRole } from '@lqc/contracts';
import { type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const QUARTERS = new Set(['periode', 'triwulan', 'kuartal', 'tahun']);

/**
 * "Yang tertinggi di antara ketiga periode tersebut", "terendah dalam tiga periode": the current figure
 * beside the same one of the other quarters that the session has. Null where no quarters are ranked;
 * left open where it does not hold, for more quarters may be meant.
 */
export function readRankOfQuarters(sentence: Sentence, item: ItemOf<'rank'>): Reading | null {
  const after = sentence.after(item);
  const noun = after.findIndex((one) => QUARTERS.has(one.word) && !means(one, 'period'));
  const count = noun > 0 ? after[noun - 1] : undefined;
  if (noun < 0 || noun > 5 || !count || isAmongNames(sentence, item)) return null;
  const known = QuarterRole.options.filter(
    (role) => sentence.sheet.table.periods[role] !== undefined,
  );
  if (countOf(count) !== known.length) return null;
  const items: Item[] = [item, count];
  const figures = figuresOf(sentence, item, known);
  const type = 'rank' as const;
  const [now, ...others] = figures;
  if (!now || others.length < known.length - 1) return decided({ type, items }, null);
  const isFirst = others.every(({ value }) =>
    item.meaning.end === 'top' ? now.value > value : now.value < value,
  );
  return decided({ type, items }, isFirst ? true : null, { facts: figures });
}

/** "Menjadi indikator dengan rata-rata tertinggi pada ketiga triwulan": among indicators, in each of them. */
const isAmongNames = (sentence: Sentence, item: Item): boolean =>
  sentence
    .before(item)
    .slice(0, 4)
    .some(
      (one) =>
        means(one, 'people') && (one.meaning.who === 'indikator' || one.meaning.who === 'sektor'),
    );

const countOf = (item: Item): number | null => {
  if (means(item, 'ordinal')) return item.meaning.place;
  return means(item, 'number') ? item.meaning.number.value : null;
};

/** The figure that the sentence before told last, else the average. */
function figuresOf(sentence: Sentence, item: Item, roles: readonly QuarterRole[]): ClaimFact[] {
  const { table } = sentence.sheet;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const last = sentence.topic.facts.findLast(({ base }) => base === null);
  const isNamed = sentence.has('indicator');
  const of = last && !isNamed ? last : ({ measure: 'average', indicator, sector } as const);
  return roles.flatMap((period) => table.find({ ...of, period }) ?? []);
}
