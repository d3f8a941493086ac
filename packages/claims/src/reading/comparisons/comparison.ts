import { type ClaimFact, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import type { FactAddress, FactTable } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, judge, judgeAll, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { readChangeComparison } from './change-comparison.js';
import { readBasesBeside } from './bases-beside.js';
import { heldAgainst } from './held-against.js';
import { readAlike } from './alike.js';
import { isBesideAnother } from './beside-another.js';
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
  // "Masih di bawah kenaikan tenaga kerja": the step of the name behind.
  const isOfStep =
    next && following && isA('way')(next) && STEP.test(next.word) && isName(following);
  const isDirect = (beside !== undefined && isName(beside)) || isOfStep === true;
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
    return other && isA('period')(other) ? readSame(sentence, item) : readAlike(sentence, item);
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
    .find((one) => isA('way')(one) && STEP.test(one.word));
  const ofStep = moved ?? movedToo ?? (isA('indicator')(other) ? stepBefore(sentence, item) : null);
  if (ofStep) return readChangeComparison(sentence, item, ofStep);
  const { role } = periodOf(sentence, item);
  const period = role ?? 'now';
  const not = own.slice(0, 2).find(isA('not'));
  const items: Item[] = [item, ...(not ? [not] : [])];
  const type = 'compare' as const;
  const ownSector = sentence.sectorOf(item).sectors[0] ?? null;
  let ones: FactAddress[];
  let twos: FactAddress[];
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
    ones = [{ measure, ...of, category: first.meaning.category, period }];
    twos = [{ measure, ...of, category: other.meaning.category, period }];
  } else if (isA('indicator')(other)) {
    const isSubject = (one: Item): one is ItemOf<'indicator'> =>
      isA('indicator')(one) && !isBesideAnother(sentence, one);
    const first =
      own.find(isSubject) ??
      sentence.items.filter(isSubject).findLast(({ end }) => end <= item.start);
    const key = first?.meaning.keys[0] ?? sentence.topic.indicator ?? sentence.sheet.indicator;
    const others = heldAgainst(sentence, other);
    if (!key || others.some(({ meaning }) => meaning.keys.length !== 1))
      return decided({ type, items }, null);
    const named = sentence.listedBefore(item, 'indicator').map(({ meaning }) => meaning.keys[0]!);
    const at = (indicator: IndicatorKey): FactAddress => ({
      measure: 'average',
      indicator,
      sector: ownSector,
      period,
    });
    ones = (named.length > 1 ? named : [key]).map(at);
    twos = others.map(({ meaning }) => at(meaning.keys[0]!));
  } else {
    const earlier = sentence.items.findLast(
      (before) => isA('sector')(before) && before.end <= item.start,
    );
    const first =
      earlier && isA('sector')(earlier) ? earlier.meaning.sector : sentence.sheet.sector;
    const [indicator = null] = sentence.indicatorOf(item).keys;
    const measure = sentence.sheet.isProfile ? 'companies' : 'average';
    // "Gabungan keempatnya setara 10 %, sama dengan pangsa Perdagangan": whose is not named.
    const isSummed = sentence.items.some(isA('sum'));
    if (sentence.sheet.isProfile && (!first || isSummed)) return decided({ type, items }, null);
    const of = measure === 'companies' ? {} : { indicator };
    const at = (sector: string | null): FactAddress => ({ measure, ...of, sector, period });
    // "A (3,67) dan B (3,50) berada di atas rata-rata": so does each of them.
    const named =
      isOverAll || isA('everybody')(other)
        ? sentence.within(sentence.clauseOf(item), 'sector').filter(({ end }) => end <= item.start)
        : sentence.listedBefore(item, 'sector');
    ones = (named.length > 1 ? named.map(({ meaning }) => meaning.sector) : [first ?? null]).map(
      at,
    );
    twos = isA('sector')(other)
      ? heldAgainst(sentence, other).map(({ meaning }) => at(meaning.sector))
      : [at(null)];
  }
  const [as, bs] = [ones, twos].map((all) => all.map((address) => table.find(address)));
  const facts = [...as!, ...bs!].filter((fact) => fact !== undefined);
  const isSame = new Set(facts.map(({ id }) => id)).size < ones.length + twos.length;
  if (isSame) return decided({ type, items }, null);
  const way = { more: 1, less: -1, equal: 0 }[item.meaning.comparison];
  const holds = as!.every((a) => bs!.every((b) => Math.sign(a!.value - b!.value) === way));
  const only = isA('category')(other) ? undefined : own.find(({ word }) => ONLY.has(word));
  if (holds && only && !own.slice(0, own.indexOf(only)).some(isA('size'))) {
    const kind = isA('indicator')(other) ? 'indicator' : 'sector';
    const beyond = rowsBeyond(
      table,
      kind,
      as!.map((fact) => fact!),
      way,
    );
    return decided({ type, items }, !not && beyond === bs!.length ? true : null, { facts });
  }
  return decided({ type, items }, not ? !holds : holds, {
    facts,
    expected: facts.map((fact) => table.label(fact)).join('; '),
  });
}

/** "Kenaikannya terbatas, yaitu 0,06 poin, sama dengan …": the step whose size was told right before. */
function stepBefore({ items }: Sentence, { start }: Item): ItemOf<'way'> | null {
  const ahead = items.filter(({ end }) => end <= start);
  const at = ahead.findLastIndex((one) => isA('number')(one));
  const number = ahead[at];
  const isOfPoints = number && isA('number')(number) && number.meaning.number.unit === 'poin';
  // "Turun 0,35 poin, sehingga skornya kini sama dengan …": where it lies, not how far it went.
  const isOfScore = (one: Item) =>
    isA('measure')(one) || /^(?:skor|posisi|level|angka)/.test(one.word);
  if (!isOfPoints || ahead.slice(at).some((one) => isA('indicator')(one) || isOfScore(one)))
    return null;
  return ahead.slice(0, at).findLast((one) => isA('way')(one)) ?? null;
}

/** "Konstruksi berada di atas rata-rata": of everybody, where a sector is spoken of. */
const isAverageOfAll = (sentence: Sentence, item: Item, beside: Item): boolean =>
  isAverage(beside) &&
  sentence.items.some((one) => isA('sector')(one) && one.end <= item.start) &&
  !sentence.after(beside).some((one) => isName(one) || isA('period')(one) || isA('number')(one));

const ONLY = new Set(['hanya', 'cuma', 'sekadar']);

/** "Hanya berada di bawah permintaan domestik": how many others lie on that side of all that are compared. */
function rowsBeyond(
  table: FactTable,
  kind: 'indicator' | 'sector',
  ones: readonly ClaimFact[],
  way: number,
): number {
  const [first] = ones;
  const rows =
    kind === 'indicator'
      ? LIKERT_INDICATORS.map(({ key }) => table.find({ ...first!, indicator: key }))
      : table.sectors.map((sector) => table.find({ ...first!, sector }));
  return rows.filter(
    (row) =>
      row &&
      ones.some((one) => one.id !== row.id && Math.sign(one.value - row.value) === way) &&
      !ones.some(({ id }) => id === row.id),
  ).length;
}

const isAverage = (one: Item) => isA('measure')(one) && one.meaning.measure === 'average';

const STEP = /^(?:ke|pe)\p{L}+an$/u;

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
  const listed = sentence.listedBefore(item, 'indicator').flatMap(({ meaning }) => meaning.keys);
  const at: FactAddress[] = (listed.length > 1 ? listed : keys).map((indicator) => ({
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
  // "Tingkat jawaban itu sama dengan triwulan IV 2024": how many answered, of which no average tells.
  const isOfResponse = items.some(
    (one) => isA('measure')(one) && one.meaning.measure === 'response',
  );
  if (at.length === 0 || isOfResponse) return decided({ type: 'stable', items: [item] }, null);
  const isStill = ({ value }: ClaimFact) => value === 0;
  const claim = { type: 'stable', items: [item] } as const;
  // "Kedua indikator itu sama dengan posisi setahun lalu": each of them.
  return listed.length > 1
    ? judgeAll(claim, sentence.sheet.table, at, isStill)
    : judge(claim, sentence.sheet.table, at, isStill);
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
