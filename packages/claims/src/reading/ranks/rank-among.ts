import { type ClaimFact, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { isOfName, namesAmong } from '../../dimensions/among.js';
import { baseOf } from '../../dimensions/bases.js';
import { periodOf } from '../../dimensions/periods.js';
import { subsetOf } from '../../dimensions/subsets.js';
import { wayAt } from '../../bind/ways.js';
import type { FactAddress } from '../../facts/fact-table.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { severalQuarters } from '../../dimensions/several-quarters.js';
import { namesAhead } from '../../items/ordinal-places.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isOfAnswers, readLargestGroup } from './largest-group.js';
import { placed, ranked } from './placed.js';
import { type RankSaid, readRankOfAnswers, readRankOfMarkets } from './rank-of-groups.js';
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
  return next !== undefined && means(next, 'to');
};

/** The rank over the whole set; of the changes where a direction stands by it or is the subject. */
export function rankAmong(
  sentence: Sentence,
  item: ItemOf<'rank'>,
  subject: ItemOf<'way'> | null,
): Reading {
  const several = new Set(severalQuarters(sentence).map((one) => one.item));
  const ordinal = nearRank(sentence, item).find(
    (one): one is ItemOf<'ordinal'> => means(one, 'ordinal') && !several.has(one),
  );
  const place = item.meaning.place ?? ordinal?.meaning.place ?? 1;
  const items: Item[] = [item, ...(ordinal ? [ordinal] : [])];
  // "Kelompok terbesar, 17 kontak, …": among the answers, whose name may be told in any way.
  if (isOfAnswers(sentence, item)) return readLargestGroup(sentence, item, items);
  const { role, isKnown } = periodOf(sentence, item);
  if (isKnown && role === null) return decided({ type: 'rank', items }, null);
  const said: RankSaid = { item, items, place, period: role ?? 'now' };
  const names = namesRanked(sentence, said);
  const isOfSectors = names.sectors.length > 0 && !sentence.sheet.isProfile;
  return (
    (isOfSectors ? null : readRankOfMarkets(sentence, said)) ??
    readRankOfAnswers(sentence, said) ??
    rankOfFigures(sentence, said, names, subject)
  );
}

interface NamesRanked {
  readonly sectors: readonly ItemOf<'sector'>[];
  readonly indicators: readonly ItemOf<'indicator'>[];
  /** "Terbesar keempat, di bawah A, B, dan C": those before it are named, it need not be. */
  readonly isBehindNamed: boolean;
}

/** Whose rank is told. */
function namesRanked(sentence: Sentence, { item, place }: RankSaid): NamesRanked {
  const ahead = place > 1 ? namesAhead(sentence.items, item) : null;
  const of = <Is extends 'sector' | 'indicator'>(is: Is) => subjectsOf(sentence, item, is, ahead);
  return { sectors: of('sector'), indicators: of('indicator'), isBehindNamed: ahead !== null };
}

/** "Tertinggi di Konstruksi", "kenaikan terbesar": of averages, of their changes, or of numbers of companies. */
function rankOfFigures(
  sentence: Sentence,
  { item, items, place, period }: RankSaid,
  names: NamesRanked,
  subject: ItemOf<'way'> | null,
): Reading {
  const { table, isProfile, sector: ownSector } = sentence.sheet;
  const near = nearRank(sentence, item);
  const wayItem =
    subject ??
    near.find((one) => means(one, 'way') && !isStepTo(sentence, one)) ??
    // "Turunnya 1,10 poin, terdalam di antara …": the word ranks changes alone.
    (OF_CHANGES.test(item.word)
      ? sentence.all('way').findLast(({ end: until }) => until <= item.start)
      : undefined);
  const way = wayItem ? wayAt(sentence, wayItem) : null;
  const isChange = near.some((one) => means(one, 'measure') && one.meaning.measure === 'change');
  const end = way?.way === -1 ? (item.meaning.end === 'top' ? 'bottom' : 'top') : item.meaning.end;
  // "Kenaikan terhadap Triwulan I 2024, sebesar 0,84 poin, merupakan …": from where the rise is told.
  const ofRank: FactAddress =
    way !== null || isChange
      ? { measure: 'change', base: baseOf(sentence, wayItem ?? item) }
      : { measure: 'average', period };
  const size = (fact: ClaimFact) => (isChange && !way ? Math.abs(fact.value) : fact.value);
  const among = [...namesAmong(sentence, 'sector'), ...namesAmong(sentence, 'indicator')];
  const claim = { type: 'rank', items: [...items, ...(way?.items ?? []), ...among] } as const;
  // "Kenaikan terkecil": among those that rose.
  const isSmallest = way !== null && item.meaning.end === 'bottom';
  const isAmong = (fact: ClaimFact) =>
    (among.length === 0 || among.some((name) => isOfName(fact, name))) &&
    (!isSmallest || Math.sign(fact.value) === way.way);
  const placedAmong = (
    rows: ReturnType<typeof ranked>,
    subjects: Parameters<typeof placed>[5],
  ): Reading =>
    placed(
      sentence,
      claim,
      rows.filter(({ fact }) => isAmong(fact)),
      end,
      place,
      subjects,
    );
  // "Perubahan paling mencolok", "kenaikan terbesar" in the profile: by how many companies more or fewer.
  const isOfMoves = (way !== null && way.way !== 0) || isChange;
  const moved = (fact: ClaimFact): number => {
    const by = movedBy(sentence, item, fact);
    return way === null ? Math.abs(by) : by;
  };
  if (names.sectors.length > 0 && ownSector === null) {
    const [key] = sentence.indicatorOf(item).keys;
    const isOfContacts = isProfile || !key || isMostContacts(sentence, item);
    const rows = table.sectors.flatMap((sector) =>
      ranked(
        table.find(
          !isOfContacts
            ? { ...ofRank, indicator: key, sector }
            : { measure: 'companies', sector, period: isOfMoves ? 'now' : period },
        ),
        isProfile && isOfMoves ? moved : size,
      ),
    );
    return placedAmong(
      rows,
      names.sectors.map(
        ({ meaning }) =>
          ({ sector }) =>
            sector === meaning.sector,
      ),
    );
  }
  const keys = keysRanked(sentence, item, names);
  if (isProfile || keys.length !== 1) return decided(claim, null);
  const sector = sentence.sectorOf(item).sectors[0] ?? null;
  const isMeant = subsetOf(sentence);
  const rows = LIKERT_INDICATORS.filter(({ key }) => !isMeant || isMeant(key)).flatMap(({ key }) =>
    ranked(table.find({ ...ofRank, indicator: key, sector }), size),
  );
  const listed = sentence.listedBefore(item, 'indicator').flatMap(({ meaning }) => meaning.keys);
  const subjects = listed.length > 1 ? listed : keys;
  return placedAmong(
    rows,
    subjects.map(
      (key) =>
        ({ indicator }) =>
          indicator === key,
    ),
  );
}

/** "Lapangan usaha dengan kontak terbanyak": of who was met, whatever indicator was spoken of before. */
const isMostContacts = (sentence: Sentence, item: Item): boolean => {
  const [beside] = sentence.before(item);
  return (
    item.word === 'terbanyak' &&
    beside !== undefined &&
    means(beside, 'people') &&
    (beside.meaning.who === 'kontak' || beside.meaning.who === 'perusahaan')
  );
};

/** Which indicator's rank it is. */
function keysRanked(
  sentence: Sentence,
  item: Item,
  { indicators, isBehindNamed }: NamesRanked,
): readonly IndicatorKey[] {
  const last = indicators.findLast(({ end }) => end <= item.start) ?? indicators[0];
  const isListed = indicators.length > 1 && sentence.clauseOf(item).items.some(isA('indicator'));
  const named = (isListed ? indicators[0] : last)?.meaning.keys;
  // "Kenaikan terbesar keempat, di bawah A, B, dan C": of the one that the text is about.
  const own = isBehindNamed ? (sentence.topic.indicator ?? sentence.sheet.indicator) : null;
  return named ?? (own ? [own] : sentence.indicatorOf(item).keys);
}

/** How many companies more or fewer a sector has than before. */
function movedBy(sentence: Sentence, item: Item, { sector, value }: ClaimFact): number {
  const then = { measure: 'companies', sector, period: baseOf(sentence, item) } as const;
  return value - (sentence.sheet.table.find(then)?.value ?? 0);
}
