import { type ClaimFact, LIKERT_INDICATORS } from '@lqc/contracts';
import { isOfName, namesAmong } from '../../dimensions/among.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import { isOfPeople } from '../../dimensions/people.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../dimensions/ways.js';
import { namesAhead } from '../../items/ordinal-places.js';
import { subsetOf } from '../../dimensions/subsets.js';
import { placed, ranked } from './placed.js';
import { isOrientation, MARKETS, SIDES } from '../../facts/categories.js';
import { isOfAnswers, readLargestGroup } from './largest-group.js';
import { subjectsOf } from './whose-rank.js';

const OF_CHANGES = /^ter(?:dalam|tajam)$/;

/** The words around a rank, in which a direction or an ordinal is its own. */
export const nearRank = (sentence: Sentence, item: Item) => [
  ...sentence.before(item).slice(0, 7),
  ...sentence.after(item).slice(0, 2),
];

/** "Merosot ke posisi kedua terbawah", "turun menjadi yang terendah": how it came to its place. */
const isStepTo = (sentence: Sentence, one: Item): boolean => {
  const next = sentence.after(one)[0];
  return next !== undefined && isA('to')(next);
};

/** The rank over the whole set; of the changes where a direction stands by it or is the subject. */
export function rankAmong(
  sentence: Sentence,
  item: ItemOf<'rank'>,
  subject: ItemOf<'way'> | null,
): Reading {
  const { table, isProfile, sector: ownSector } = sentence.sheet;
  const clause = sentence.clauseOf(item);
  const near = nearRank(sentence, item);
  const ordinal = near.find(isA('ordinal'));
  const place = item.meaning.place ?? ordinal?.meaning.place ?? 1;
  const ahead = place > 1 ? namesAhead(sentence.items, item) : null;
  const items: Item[] = [item, ...(ordinal ? [ordinal] : [])];
  const type = 'rank' as const;
  const { role, isKnown } = periodOf(sentence, item);
  // "Kelompok terbesar, 17 kontak, …": among the answers, whose name may be told in any way.
  if (isOfAnswers(sentence, item)) return readLargestGroup(sentence, item, items);
  if (isKnown && role === null) return decided({ type, items }, null);
  const period = role ?? 'now';
  const wayItem =
    subject ??
    near.find((one) => isA('way')(one) && !isStepTo(sentence, one)) ??
    // "Turunnya 1,10 poin, terdalam di antara …": the word ranks changes alone.
    (OF_CHANGES.test(item.word)
      ? sentence.items.filter(isA('way')).findLast(({ end: until }) => until <= item.start)
      : undefined);
  const way = wayItem ? wayAt(sentence, wayItem) : null;
  const isChange = near.some((one) => isA('measure')(one) && one.meaning.measure === 'change');
  const category = clause.items.filter(isA('category'));
  const sectorItems = subjectsOf(sentence, clause.items.filter(isA('sector')), 'sector', ahead);
  const indicatorItems = subjectsOf(
    sentence,
    clause.items.filter(isA('indicator')),
    'indicator',
    ahead,
  );
  const orientation = sentence.items
    .filter(isA('category'))
    .find(({ meaning }) => isOrientation(meaning.category));
  if (orientation && (isProfile || sectorItems.length === 0)) {
    const rows = MARKETS.flatMap((one) =>
      ranked(table.find({ measure: 'companies', category: one, period })),
    );
    return placed(
      sentence,
      { type, items: [...items, orientation] },
      rows,
      item.meaning.end,
      place,
      [({ category: one }) => one === orientation.meaning.category],
    );
  }
  // "Konstruksi menjadi yang terendah sekaligus berada di bawah netral": a rank of sectors.
  const isOfAverages =
    !/domina/.test(item.word) &&
    clause.items.some((one) => isA('sector')(one) || isA('indicator')(one)) &&
    !isOfPeople(sentence, item);
  if (category.length > 0 && !isProfile && !isOfAverages) {
    const { keys } = sentence.indicatorOf(item);
    const { sectors } = sentence.sectorOf(item);
    // "Jawaban terbanyak jatuh pada skor 2": among the five scores.
    const isOfScores = category[0]!.meaning.category.startsWith('score');
    const rows = (isOfScores ? SCORES : SIDES).flatMap((one) =>
      ranked(
        table.find({
          measure: 'answer-count',
          indicator: keys[0] ?? null,
          sector: sectors[0] ?? null,
          period,
          category: one,
        }),
      ),
    );
    const reading = placed(
      sentence,
      { type, items: [...items, category[0]!] },
      rows,
      item.meaning.end,
      place,
      [({ category: one }) => one === category[0]!.meaning.category],
    );
    // "Pengurangan paling dalam pada kontak dengan skor 1" ranks no answers.
    return isOfScores ? unsure(reading) : reading;
  }
  const byChange = way !== null || isChange;
  const end = way?.way === -1 ? (item.meaning.end === 'top' ? 'bottom' : 'top') : item.meaning.end;
  // "Kenaikan terhadap Triwulan I 2024, sebesar 0,84 poin, merupakan …": from where the rise is told.
  const changed = { measure: 'change', base: baseOf(sentence, wayItem ?? item) } as const;
  const size = (fact: ClaimFact) => (isChange && !way ? Math.abs(fact.value) : fact.value);
  const among = [...namesAmong(sentence, 'sector'), ...namesAmong(sentence, 'indicator')];
  const wayItems = [...items, ...(way?.items ?? []), ...among];
  // "Kenaikan terkecil": among those that rose.
  const isSmallest = way !== null && item.meaning.end === 'bottom';
  const thoseMeant = (rows: ReturnType<typeof ranked>) =>
    rows.filter(
      ({ fact }) =>
        (among.length === 0 || among.some((name) => isOfName(fact, name))) &&
        (!isSmallest || Math.sign(fact.value) === way.way),
    );
  if (sectorItems.length > 0 && ownSector === null) {
    const { keys } = sentence.indicatorOf(item);
    const isAverage = !isProfile && keys.length > 0;
    const rows = table.sectors.flatMap((sector) =>
      ranked(
        table.find(
          isAverage
            ? byChange
              ? { ...changed, indicator: keys[0]!, sector }
              : { measure: 'average', indicator: keys[0]!, sector, period }
            : { measure: 'companies', sector, period },
        ),
        // "Perubahan paling mencolok" in the profile: by how many companies more or fewer.
        isProfile && isChange ? (fact) => movedBy(sentence, item, fact) : size,
      ),
    );
    const names = sectorItems.map(({ meaning }) => meaning.sector);
    return placed(
      sentence,
      { type, items: wayItems },
      thoseMeant(rows),
      end,
      place,
      names.map(
        (name) =>
          ({ sector }) =>
            sector === name,
      ),
    );
  }
  // "Kenaikan terbesar keempat, di bawah A, B, dan C": of the one that the text is about.
  const own = ahead ? (sentence.topic.indicator ?? sentence.sheet.indicator) : null;
  const subjectItem =
    indicatorItems.findLast(({ end: until }) => until <= item.start) ?? indicatorItems[0];
  const isListed = indicatorItems.length > 1 && clause.items.some(isA('indicator'));
  const keys =
    (isListed ? indicatorItems[0] : subjectItem)?.meaning.keys ??
    (own ? [own] : sentence.indicatorOf(item).keys);
  if (isProfile || keys.length !== 1) return decided({ type, items: wayItems }, null);
  const sector = sentence.sectorOf(item).sectors[0] ?? null;
  const isMeant = subsetOf(sentence);
  const rows = LIKERT_INDICATORS.filter(({ key }) => !isMeant || isMeant(key)).flatMap(({ key }) =>
    ranked(
      table.find(
        byChange
          ? { ...changed, indicator: key, sector }
          : { measure: 'average', indicator: key, sector, period },
      ),
      size,
    ),
  );
  const listed = sentence.listedBefore(item, 'indicator').flatMap(({ meaning }) => meaning.keys);
  const subjects = listed.length > 1 ? listed : [keys[0]!];
  return placed(
    sentence,
    { type, items: wayItems },
    thoseMeant(rows),
    end,
    place,
    subjects.map(
      (key) =>
        ({ indicator }) =>
          indicator === key,
    ),
  );
}

/** How many companies more or fewer a sector has than before. */
function movedBy(sentence: Sentence, item: Item, { sector, value }: ClaimFact): number {
  const then = { measure: 'companies', sector, period: baseOf(sentence, item) } as const;
  return Math.abs(value - (sentence.sheet.table.find(then)?.value ?? 0));
}

const SCORES = ['score 1', 'score 2', 'score 3', 'score 4', 'score 5'] as const;
