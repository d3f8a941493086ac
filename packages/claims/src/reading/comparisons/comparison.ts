import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, judge, judgeAll, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { readChangeComparison } from './change-comparison.js';
import { readBasesBeside } from './bases-beside.js';
import { openingOf } from './opening.js';
import { pointsBack } from '../../items/pointing.js';
import { isOrientation } from '../../facts/categories.js';

/** "Lebih tinggi daripada Permintaan Ekspor": two averages, or a sector and everybody. */
export function readComparison(sentence: Sentence, item: ItemOf<'more'>): Reading | null {
  const ofBases = readBasesBeside(sentence, item);
  if (ofBases) return ofBases;
  const after = sentence.after(item);
  const link = after.findIndex((one) => isA('than')(one) || isA('from')(one));
  const [next, following] = after.filter((one) => !isA('plain')(one) && !isA('people')(one));
  // "Di bawah rata-rata seluruh kontak".
  const isOfEverybody = next && isAverage(next) && following && isA('everybody')(following);
  const beside = isOfEverybody ? following : next;
  const isDirect = beside !== undefined && isName(beside);
  const opening = link < 0 && !isDirect ? openingOf(sentence, item) : null;
  const isOverAll = beside !== undefined && isAverageOfAll(sentence, item, beside);
  if (link < 0 && !isDirect && !isOverAll && !opening && item.meaning.comparison !== 'equal')
    return null;
  const other = isOverAll
    ? beside
    : (opening ??
      after.slice(link < 0 ? 0 : link).find((one) => isName(one) || isA('period')(one)));
  if (!other || isA('period')(other)) {
    if (item.meaning.comparison !== 'equal') return null;
    return other && isA('period')(other) ? readSame(sentence, item) : null;
  }
  const { table } = sentence.sheet;
  const own = sentence.before(item);
  const moved = own
    .slice(0, 5)
    .find(
      (before) =>
        isA('way')(before) || (isA('measure')(before) && before.meaning.measure === 'change'),
    );
  // "Setara dengan kenaikan kapasitas utilisasi".
  const movedToo = after
    .slice(0, after.indexOf(other))
    .find((one) => isA('way')(one) && /^(?:ke|pe)\p{L}+an/u.test(one.word));
  const ofStep = moved ?? movedToo ?? (isA('indicator')(other) ? stepBefore(sentence, item) : null);
  if (ofStep) return readChangeComparison(sentence, item, ofStep);
  const { role } = periodOf(sentence, item);
  const period = role ?? 'now';
  const not = own.slice(0, 2).find(isA('not'));
  const items: Item[] = [item, ...(not ? [not] : [])];
  const type = 'compare' as const;
  const ownSector = sentence.sectorOf(item).sectors[0] ?? null;
  let one: FactAddress | null = null;
  let two: FactAddress | null = null;
  if (isA('category')(other)) {
    const first =
      own.find(isA('category')) ??
      after.slice(0, Math.max(link, 0)).find(isA('category')) ??
      sentence.items.filter(isA('category')).findLast(({ end }) => end <= item.start);
    const [indicator = null] = sentence.indicatorOf(item).keys;
    if (!first) return null;
    items.push(first, other);
    const measure = isOrientation(first.meaning.category) ? 'companies' : 'answer-count';
    const of = measure === 'companies' ? {} : { indicator, sector: ownSector };
    one = { measure, ...of, category: first.meaning.category, period };
    two = { measure, ...of, category: other.meaning.category, period };
  } else if (isA('indicator')(other)) {
    const first =
      own.find(isA('indicator')) ??
      sentence.items.filter(isA('indicator')).findLast(({ end }) => end <= item.start);
    const key = first?.meaning.keys[0] ?? sentence.topic.indicator ?? sentence.sheet.indicator;
    if (!key || other.meaning.keys.length !== 1) return decided({ type, items }, null);
    one = { measure: 'average', indicator: key, sector: ownSector, period };
    two = { measure: 'average', indicator: other.meaning.keys[0]!, sector: ownSector, period };
  } else {
    const earlier = sentence.items.findLast(
      (before) => isA('sector')(before) && before.end <= item.start,
    );
    const first =
      earlier && isA('sector')(earlier) ? earlier.meaning.sector : sentence.sheet.sector;
    const [indicator = null] = sentence.indicatorOf(item).keys;
    const there = isA('sector')(other) ? other.meaning.sector : null;
    const measure = sentence.sheet.isProfile ? 'companies' : 'average';
    // "Gabungan keempatnya setara 10 %, sama dengan pangsa Perdagangan": whose is not named.
    if (sentence.sheet.isProfile && !first) return decided({ type, items }, null);
    const of = measure === 'companies' ? {} : { indicator };
    one = { measure, ...of, sector: first ?? null, period };
    two = { measure, ...of, sector: there, period };
  }
  // "A (3,67) dan B (3,50) berada di atas rata-rata": so does each of them.
  const listed =
    isOverAll || isA('everybody')(other)
      ? sentence.within(sentence.clauseOf(item), 'sector').filter(({ end }) => end <= item.start)
      : [];
  if (listed.length > 1)
    return judgeAll(
      { type, items },
      table,
      listed.map(({ meaning }) => ({ ...one!, sector: meaning.sector })),
      (fact) => {
        const all = table.find(two!);
        return all
          ? (fact.value - all.value) * (item.meaning.comparison === 'more' ? 1 : -1) > 0
          : null;
      },
    );
  const [a, b] = [table.find(one), table.find(two)];
  if (!a || !b || a.id === b.id) return decided({ type, items }, null);
  const holds =
    item.meaning.comparison === 'more'
      ? a.value > b.value
      : item.meaning.comparison === 'less'
        ? a.value < b.value
        : a.value === b.value;
  return decided({ type, items }, not ? !holds : holds, {
    facts: [a, b],
    expected: `${table.label(a)}; ${table.label(b)}`,
  });
}

/** "Kenaikannya terbatas, yaitu 0,06 poin, sama dengan …": the step whose size was told right before. */
function stepBefore({ items }: Sentence, { start }: Item): ItemOf<'way'> | null {
  const ahead = items.filter(({ end }) => end <= start);
  const at = ahead.findLastIndex((one) => isA('number')(one));
  const number = ahead[at];
  const isOfPoints = number && isA('number')(number) && number.meaning.number.unit === 'poin';
  if (!isOfPoints || ahead.slice(at).some((one) => isA('indicator')(one) || isA('measure')(one)))
    return null;
  return ahead.slice(0, at).findLast((one) => isA('way')(one)) ?? null;
}

/** "Konstruksi berada di atas rata-rata": of everybody, where a sector is spoken of. */
const isAverageOfAll = (sentence: Sentence, item: Item, beside: Item): boolean =>
  isAverage(beside) &&
  sentence.items.some((one) => isA('sector')(one) && one.end <= item.start) &&
  !sentence.after(beside).some((one) => isName(one) || isA('period')(one) || isA('number')(one));

const isAverage = (one: Item) => isA('measure')(one) && one.meaning.measure === 'average';

type Name = ItemOf<'indicator'> | ItemOf<'sector'> | ItemOf<'everybody'> | ItemOf<'category'>;
const isName = (one: Item): one is Name =>
  isA('indicator')(one) || isA('sector')(one) || isA('everybody')(one) || isA('category')(one);

/** "Sama dengan triwulan sebelumnya". */
function readSame(sentence: Sentence, item: Item): Reading {
  const isOfThose = sentence.items.some((_, at) => isPointing(sentence.items, at));
  const { items } = sentence;
  const category = items.filter(isA('category')).findLast(({ end }) => end <= item.start);
  if (isOfThose && !category) return readSameAsTold(sentence, item);
  const { keys } = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const at: FactAddress[] = keys.map((indicator) => ({
    measure: 'change',
    indicator,
    sector: sectors[0] ?? null,
    base: baseOf(sentence, item),
  }));
  // "Tidak ada yang memberi skor 1, sama seperti triwulan sebelumnya": of answers, not the average.
  const isOfAnswers = items.some(
    (one) =>
      isA('people')(one) ||
      (isA('measure')(one) && one.meaning.measure !== 'average') ||
      (isA('number')(one) && ['kontak', 'persen'].includes(one.meaning.number.unit ?? '')) ||
      (isA('category')(one) && one.meaning.category.startsWith('score')),
  );
  if (category && isOfAnswers && !sentence.sheet.isProfile) {
    const isShare =
      items.some(({ word }) => SHARE.test(word)) ||
      items.some((one) => isA('number')(one) && one.meaning.number.unit === 'persen');
    const of = {
      measure: isShare ? 'answer-share' : 'answer-count',
      indicator: keys[0] ?? null,
      sector: sectors[0] ?? null,
      category: category.meaning.category,
    } as const;
    const { table } = sentence.sheet;
    const [now, then] = [table.find(of), table.find({ ...of, period: baseOf(sentence, item) })];
    const isSame = now !== undefined && now.value === then?.value;
    return decided({ type: 'stable', items: [item] }, isSame ? true : null);
  }
  if (sentence.sheet.isProfile) {
    const { table } = sentence.sheet;
    const [now, then] = [
      table.find({ measure: 'contacts' }),
      table.find({ measure: 'contacts', period: baseOf(sentence, item) }),
    ];
    const isOfAll = !sentence.items.some((one) => isA('sector')(one) || isA('category')(one));
    const isSame = isOfAll && now !== undefined && now.value === then?.value;
    return decided({ type: 'stable', items: [item] }, isSame ? true : null);
  }
  if (at.length === 0) return decided({ type: 'stable', items: [item] }, null);
  return judge(
    { type: 'stable', items: [item] },
    sentence.sheet.table,
    at,
    ({ value }) => value === 0,
  );
}

/** "Jumlah itu sama banyaknya dengan awal 2024": of what the sentence before counted. */
function readSameAsTold(sentence: Sentence, item: Item): Reading {
  const told = sentence.topic.facts.findLast(
    ({ measure, period }) => measure !== 'average' && period === 'now',
  );
  const then =
    told?.base === null
      ? sentence.sheet.table.find({ ...told, period: baseOf(sentence, item) })
      : undefined;
  const isSame = told?.period === 'now' && then?.value === told.value;
  return decided({ type: 'stable', items: [item] }, isSame ? true : null);
}

const isPointing = (items: readonly Item[], at: number): boolean => {
  const { word } = items[at]!;
  const [next, behind] = items.slice(at + 1);
  // "Jumlah tersebut", "jumlah kontak tersebut".
  const isThis = pointsBack(next) || (next && isA('people')(next) && pointsBack(behind));
  return COUNTED.test(word) && (word.endsWith('nya') || isThis === true);
};
const COUNTED = /^(?:jumlah|banyak|porsi|pangsa|proporsi|bagian|persentase)(?:nya)?$/;
const SHARE = /^(?:porsi|pangsa|proporsi|persentase)(?:nya)?$/;
