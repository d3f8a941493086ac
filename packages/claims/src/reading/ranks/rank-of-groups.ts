import type { QuarterRole } from '@lqc/contracts';
import { isOfPeople } from '../../dimensions/people.js';
import { isOrientation, MARKETS, SIDES } from '../../facts/categories.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { placed, ranked } from './placed.js';

/** A word of rank with what it says: its words, the place that it names, and the quarter it is of. */
export interface RankSaid {
  readonly item: ItemOf<'rank'>;
  readonly items: readonly Item[];
  readonly place: number;
  readonly period: QuarterRole;
}

/** "Perusahaan domestik mendominasi": among the markets that companies sell to; null where none is named. */
export function readRankOfMarkets(
  sentence: Sentence,
  { item, items, place, period }: RankSaid,
): Reading | null {
  const market = sentence.all('category').find(({ meaning }) => isOrientation(meaning.category));
  if (!market) return null;
  const rows = MARKETS.flatMap((category) =>
    ranked(sentence.sheet.table.find({ measure: 'companies', category, period })),
  );
  return placed(
    sentence,
    { type: 'rank', items: [...items, market] },
    rows,
    item.meaning.end,
    place,
    [({ category }) => category === market.meaning.category],
  );
}

/**
 * "Jawaban netral paling banyak", "jawaban terbanyak jatuh pada skor 2": among the answers that contacts
 * gave; null where the rank is of averages or names no answers.
 */
export function readRankOfAnswers(
  sentence: Sentence,
  { item, items, place, period }: RankSaid,
): Reading | null {
  const clause = sentence.clauseOf(item);
  const own = clause.items.find(isA('category'));
  // "Konstruksi menjadi yang terendah sekaligus berada di bawah netral": a rank of sectors.
  const isOfAverages =
    !/domina/.test(item.word) &&
    clause.items.some((one) => means(one, 'sector') || means(one, 'indicator')) &&
    !isOfPeople(sentence, item);
  if (!own || sentence.sheet.isProfile || isOfAverages) return null;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const isOfScores = own.meaning.category.startsWith('score');
  const rows = (isOfScores ? SCORES : SIDES).flatMap((category) =>
    ranked(
      sentence.sheet.table.find({ measure: 'answer-count', indicator, sector, period, category }),
    ),
  );
  const reading = placed(
    sentence,
    { type: 'rank', items: [...items, own] },
    rows,
    item.meaning.end,
    place,
    [({ category }) => category === own.meaning.category],
  );
  // "Pengurangan paling dalam pada kontak dengan skor 1" ranks no answers.
  return isOfScores ? unsure(reading) : reading;
}

const SCORES = ['score 1', 'score 2', 'score 3', 'score 4', 'score 5'] as const;
