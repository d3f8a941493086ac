import { type ClaimFact, LIKERT_INDICATORS, type QuarterRole } from '@lqc/contracts';
import { likertStatus } from '@lqc/statistics';
import type { FactAddress } from '../facts/fact-table.js';
import { fitsQuantifier } from '../language/thresholds.js';
import { categoryOf, isOrientation } from './categories.js';
import type { Item, ItemOf } from './item.js';
import { isA } from './item.js';
import { decided, judge, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';
import { wayAt } from './ways.js';

/** "Mayoritas kontak menjawab di atas netral": a share held against the table of quantifiers. */
export function readQuantifier(sentence: Sentence, item: ItemOf<'quantifier'>): Reading | null {
  const { table, isProfile } = sentence.sheet;
  const { quantifier } = item.meaning;
  const found = categoryOf(sentence, item);
  const { role, isKnown } = sentence.periodOf(item);
  if (isKnown && role === null) return decided({ type: 'quantifier', items: [item] }, null);
  const period = role ?? 'now';
  const lead = sentence.before(item);
  // "Di antara seluruh indikator", "seperempat dari seluruh kontak": the set, not a claim.
  const isOfPart = lead
    .slice(1, 3)
    .some((one) => isA('quantifier')(one) || isA('number')(one) || isA('rank')(one));
  const isSet = lead[0]?.word === 'antara' || (lead[0]?.word === 'dari' && isOfPart);
  if (quantifier.least === 100 && isSet) {
    item.used = true;
    return null;
  }
  // "Rata-rata seluruh kontak": whose average it is.
  const isAverage = sentence
    .clauseOf(item)
    .items.some((one) => isA('measure')(one) && one.meaning.measure === 'average');
  if (quantifier.least === 100 && isAverage) {
    item.used = true;
    return null;
  }
  // "Separuhnya": of those that were just counted, which no fact holds.
  if (/^(?:separuh|setengah|seper\w+)nya$/.test(item.word))
    return readPartOfThose(sentence, item, found, period);
  const not = lead[0];
  const isNegated = not !== undefined && isA('not')(not);
  if (isNegated) not.used = true;
  const holds = (share: number) => fitsQuantifier(share, quantifier) !== isNegated;
  const fits = ({ exact }: ClaimFact) => holds(exact);
  if (found && ['domestic', 'export', 'both_markets'].includes(found.category)) {
    const items = [item, ...found.items];
    return judge(
      { type: 'quantifier', items },
      table,
      [{ measure: 'company-share', category: found.category, period }],
      fits,
    );
  }
  const { sectors, isNamed } = sentence.sectorOf(item);
  if (!found || isProfile) {
    // "seluruh kontak" without an answer only says whose average it is.
    if (quantifier.least === 100 && !isProfile) {
      item.used = true;
      return null;
    }
    const sector = isNamed ? sectors[0] : null;
    if (!sector) return decided({ type: 'quantifier', items: [item] }, null);
    return judge(
      { type: 'quantifier', items: [item] },
      table,
      [{ measure: 'company-share', sector, period }],
      fits,
    );
  }
  const items = [item, ...found.items];
  if (isSaidOfIndicators(sentence, item))
    return readMostIndicators(sentence, item, found.category, items);
  const { keys } = sentence.indicatorOf(item);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({
      measure: 'answer-share',
      indicator,
      sector,
      period,
      category: found.category,
    })),
  );
  if (at.length === 0) return decided({ type: 'quantifier', items }, null);
  return judge({ type: 'quantifier', items }, table, at, (fact) =>
    holds(found.without ? 100 - fact.exact : fact.exact),
  );
}

/** "18 kontak …, separuhnya dengan skor 5": a part of those that were just counted. */
function readPartOfThose(
  sentence: Sentence,
  item: ItemOf<'quantifier'>,
  found: ReturnType<typeof categoryOf>,
  period: QuarterRole,
): Reading {
  const { table } = sentence.sheet;
  const type = 'quantifier' as const;
  const own = { type, items: found ? [item, ...found.items] : [item] };
  const counted = sentence.items.findLast(
    (one) =>
      isA('number')(one) &&
      one.end <= item.start &&
      ['kontak', 'perusahaan'].includes(one.meaning.number.unit ?? ''),
  );
  const whole = counted?.meaning.is === 'number' ? counted.meaning.number.value : null;
  if (!found || found.without) return decided(own, null);
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const fact = isOrientation(found.category)
    ? table.find({ measure: 'companies', category: found.category, period })
    : table.find({ measure: 'answer-count', indicator, sector, category: found.category, period });
  if (!fact) return decided(own, null);
  const holds = fitsQuantifier((fact.value / (whole ?? fact.n)) * 100, item.meaning.quantifier);
  return decided(own, holds ? true : null, { facts: [fact] });
}

function isSaidOfIndicators(sentence: Sentence, item: Item): boolean {
  const next = sentence.after(item)[0];
  return next !== undefined && isA('people')(next) && next.meaning.who === 'indikator';
}

function readMostIndicators(
  sentence: Sentence,
  item: ItemOf<'quantifier'>,
  answers: string,
  items: readonly Item[],
): Reading {
  const { table, sector } = sentence.sheet;
  const category = answers === 'above' ? 'up' : answers === 'below' ? 'down' : 'same';
  const base = sentence.baseOf(item);
  if (sector !== null) return decided({ type: 'quantifier', items }, null);
  return judge(
    { type: 'quantifier', items },
    table,
    [{ measure: 'indicator-count', category, base }],
    ({ value, n }) => fitsQuantifier((value / n) * 100, item.meaning.quantifier),
  );
}

/** "Beberapa kontak melaporkan kenaikan": there are such answers. */
export function readSome(sentence: Sentence, item: ItemOf<'some'>): Reading | null {
  const clause = sentence.clauseOf(item);
  const candidates = clause.items.filter((one) => isA('way')(one) || isA('category')(one));
  if (candidates.length === 0) return readNoAnswers(sentence, item);
  const found = categoryOf(sentence, item);
  if (!found || found.category.startsWith('domestic')) return null;
  const { table } = sentence.sheet;
  const { keys } = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({
      measure: 'answer-count',
      indicator,
      sector,
      category: found.category,
    })),
  );
  if (at.length === 0) return null;
  const not = sentence.before(item)[0];
  if (not && isA('not')(not))
    return judge(
      { type: 'quantifier', items: [not, item, ...found.items] },
      table,
      at,
      ({ value }) => value === 0,
    );
  const least = ['beberapa', 'sejumlah', 'sebagian'].includes(item.word) ? 2 : 1;
  return judge({ type: 'quantifier', items: [item, ...found.items] }, table, at, ({ value, n }) =>
    found.without ? n - value >= least : value >= least,
  );
}

const ANSWERING = /^(?:menjawab|dijawab|jawaban|penilaian|menilai|dinilai|mengisi|diisi|respons)/;

/** "Tidak dijawab oleh satu pun kontak": nobody answered. */
function readNoAnswers(sentence: Sentence, item: ItemOf<'some'>): Reading | null {
  const not = sentence.before(item).find(isA('not'));
  const answering = sentence.items.find(({ word }) => ANSWERING.test(word));
  if (!not || !answering) return null;
  const { sectors } = sentence.sectorOf(item);
  const later = sentence.items.find(isA('indicator'));
  const keys = later ? later.meaning.keys : sentence.indicatorOf(item).keys;
  const { table } = sentence.sheet;
  const at: FactAddress[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({ measure: 'answers', indicator, sector })),
  );
  if (at.length === 0) return null;
  return judge({ type: 'count', items: [not, item] }, table, at, ({ value }) => value === 0);
}

/** "Berstatus tinggi": the average's status. */
export function readStatus(sentence: Sentence, item: ItemOf<'status'>): Reading {
  const { table } = sentence.sheet;
  const { keys } = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const { role } = sentence.periodOf(item);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({ measure: 'average', indicator, sector, period: role ?? 'now' })),
  );
  if (at.length === 0) return decided({ type: 'level', items: [item] }, null);
  return judge(
    { type: 'level', items: [item] },
    table,
    at,
    ({ value }) => likertStatus(value) === item.meaning.status,
  );
}

interface Ranked {
  readonly fact: ClaimFact;
  readonly by: number;
}

/** "Tertinggi", "kedua terbesar", "penurunan terdalam": worked out over the whole set. */
export function readRank(sentence: Sentence, item: ItemOf<'rank'>): Reading {
  const { table, isProfile, sector: ownSector } = sentence.sheet;
  const clause = sentence.clauseOf(item);
  const near = [...sentence.before(item).slice(0, 7), ...sentence.after(item).slice(0, 2)];
  const ordinal = near.find(isA('ordinal'));
  const place = ordinal?.meaning.place ?? 1;
  const items: Item[] = [item, ...(ordinal ? [ordinal] : [])];
  const type = 'rank' as const;
  const { role, isKnown } = sentence.periodOf(item);
  if (isKnown && role === null) return decided({ type, items }, null);
  const period = role ?? 'now';
  const wayItem = near.find((one) => isA('way')(one));
  const way = wayItem ? wayAt(sentence, wayItem) : null;
  const isChange = near.some((one) => isA('measure')(one) && one.meaning.measure === 'change');
  const category = clause.items.filter(isA('category'));
  const sectorItems = inSentence(sentence, clause.items.filter(isA('sector')), 'sector');
  const indicatorItems = inSentence(sentence, clause.items.filter(isA('indicator')), 'indicator');
  const orientation = sentence.items
    .filter(isA('category'))
    .find(({ meaning }) => ['domestic', 'export', 'both_markets'].includes(meaning.category));
  if (orientation && (isProfile || sectorItems.length === 0)) {
    const rows = (['domestic', 'export', 'both_markets'] as const).flatMap((one) =>
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
  if (category.length > 0 && !isProfile) {
    const { keys } = sentence.indicatorOf(item);
    const { sectors } = sentence.sectorOf(item);
    const rows = (['above', 'neutral', 'below'] as const).flatMap((one) =>
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
    return placed(
      sentence,
      { type, items: [...items, category[0]!] },
      rows,
      item.meaning.end,
      place,
      [({ category: one }) => one === category[0]!.meaning.category],
    );
  }
  const byChange = way !== null || isChange;
  const end = way?.way === -1 ? (item.meaning.end === 'top' ? 'bottom' : 'top') : item.meaning.end;
  const changed = { measure: 'change', base: sentence.baseOf(item) } as const;
  const size = (fact: ClaimFact) => (isChange && !way ? Math.abs(fact.value) : fact.value);
  const wayItems = way ? [...items, ...way.items] : items;
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
        size,
      ),
    );
    const names = sectorItems.map(({ meaning }) => meaning.sector);
    return placed(
      sentence,
      { type, items: wayItems },
      rows,
      end,
      place,
      names.map(
        (name) =>
          ({ sector }) =>
            sector === name,
      ),
    );
  }
  const keys = indicatorItems[0]?.meaning.keys ?? sentence.indicatorOf(item).keys;
  if (isProfile || keys.length !== 1) return decided({ type, items: wayItems }, null);
  const sector = sentence.sectorOf(item).sectors[0] ?? null;
  const rows = LIKERT_INDICATORS.flatMap(({ key }) =>
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
    rows,
    end,
    place,
    subjects.map(
      (key) =>
        ({ indicator }) =>
          indicator === key,
    ),
  );
}

function ranked(fact: ClaimFact | undefined, by = ({ value }: ClaimFact) => value): Ranked[] {
  return fact ? [{ fact, by: by(fact) }] : [];
}

/** The names of its clause, else of the sentence. */
function inSentence<Is extends 'sector' | 'indicator'>(
  sentence: Sentence,
  own: ItemOf<Is>[],
  is: Is,
): ItemOf<Is>[] {
  const all = sentence.all(is);
  if (own.length === 0) return all;
  // "Didominasi A (30,8 %), B (20,5 %), serta C": a list that goes on after the clause.
  return is === 'sector' &&
    all.length > own.length &&
    own[0] === all[0] &&
    sentence.items.some(({ word }) => /domina/.test(word))
    ? all
    : own;
}

function placed(
  sentence: Sentence,
  claim: Pick<Reading, 'type' | 'items'>,
  rows: readonly Ranked[],
  end: 'top' | 'bottom',
  place: number,
  subjects: readonly ((fact: ClaimFact) => boolean)[],
): Reading {
  const { table } = sentence.sheet;
  const sorted = rows.toSorted((a, b) => (end === 'top' ? b.by - a.by : a.by - b.by));
  const found = subjects.map((isIt) => sorted.find(({ fact }) => isIt(fact)));
  if (found.includes(undefined) || sorted.length < 2) return decided(claim, null);
  const rankOf = ({ by }: Ranked) =>
    sorted.filter((one) => (end === 'top' ? one.by > by : one.by < by)).length + 1;
  const isAt = (row: Ranked, at: number) => {
    const rank = rankOf(row);
    const ties = sorted.filter(({ by }) => by === row.by).length;
    return rank <= at && at < rank + ties;
  };
  // "Harga jual dan margin usaha menempati dua posisi teratas": in whatever order.
  const isOrdered = sentence.items.some(
    (one) => isA('respectively')(one) && one.end <= claim.items[0]!.start,
  );
  const places = found.map((_, at) => place + at);
  const holds = isOrdered
    ? found.every((row, at) => isAt(row!, place + at))
    : places.every((at) => found.some((row) => isAt(row!, at))) &&
      found.every((row) => places.some((at) => isAt(row!, at)));
  const many = sentence.items.find(
    (one) =>
      isA('number')(one) &&
      one.meaning.number.value === found.length &&
      one.meaning.number.unit === null &&
      one.end <= claim.items[0]!.start &&
      claim.items[0]!.start - one.end < 2,
  );
  if (many && found.length > 1) many.used = true;
  const others = sorted.slice(0, Math.max(place, subjects.length)).map(({ fact }) => fact);
  // "Bukan yang terendah".
  const not = sentence.before(claim.items[0]!).slice(0, 3).find(isA('not'));
  if (not) not.used = true;
  return decided(claim, not ? !holds : holds, {
    facts: found.map((row) => row!.fact),
    expected: others.map((fact) => table.label(fact)).join('; '),
  });
}

/** "Lebih tinggi daripada Permintaan Ekspor": two averages, or a sector and everybody. */
export function readComparison(sentence: Sentence, item: ItemOf<'more'>): Reading | null {
  const after = sentence.after(item);
  const link = after.findIndex((one) => isA('than')(one) || isA('from')(one));
  const isDirect = after[0] && (isA('indicator')(after[0]) || isA('sector')(after[0]));
  if (link < 0 && !isDirect && item.meaning.comparison !== 'equal') return null;
  const other = after
    .slice(link < 0 ? 0 : link)
    .find(
      (one) =>
        isA('indicator')(one) ||
        isA('sector')(one) ||
        isA('everybody')(one) ||
        isA('period')(one) ||
        isA('category')(one),
    );
  if (!other || isA('period')(other)) {
    if (item.meaning.comparison !== 'equal') return null;
    return other && isA('period')(other) ? readSame(sentence, item) : null;
  }
  const { table } = sentence.sheet;
  const own = sentence.before(item);
  const { role } = sentence.periodOf(item);
  const period = role ?? 'now';
  const not = own.slice(0, 2).find(isA('not'));
  const size = own[0] && isA('size')(own[0]) ? [own[0]] : [];
  const items: Item[] = [item, ...(not ? [not] : []), ...size];
  const type = 'compare' as const;
  const ownSector = sentence.sectorOf(item).sectors[0] ?? null;
  let one: FactAddress | null = null;
  let two: FactAddress | null = null;
  if (isA('category')(other)) {
    const first =
      own.find(isA('category')) ?? after.slice(0, Math.max(link, 0)).find(isA('category'));
    const [indicator = null] = sentence.indicatorOf(item).keys;
    if (!first) return null;
    items.push(first, other);
    const measure = ['domestic', 'export', 'both_markets'].includes(first.meaning.category)
      ? 'companies'
      : 'answer-count';
    const of = measure === 'companies' ? {} : { indicator, sector: ownSector };
    one = { measure, ...of, category: first.meaning.category, period };
    two = { measure, ...of, category: other.meaning.category, period };
  } else if (isA('indicator')(other)) {
    const first = own.find(isA('indicator'));
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
    const of = measure === 'companies' ? {} : { indicator };
    one = { measure, ...of, sector: first ?? null, period };
    two = { measure, ...of, sector: there, period };
  }
  const [a, b] = [table.find(one), table.find(two)];
  if (!a || !b || a.id === b.id) return decided({ type, items }, null);
  const hasWay = own.slice(0, 3).some((before) => isA('way')(before));
  if (hasWay) return decided({ type: 'compare_changes', items }, null);
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

/** "Sama dengan triwulan sebelumnya". */
function readSame(sentence: Sentence, item: Item): Reading {
  const { keys } = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const at: FactAddress[] = keys.map((indicator) => ({
    measure: 'change',
    indicator,
    sector: sectors[0] ?? null,
    base: sentence.baseOf(item),
  }));
  if (sentence.sheet.isProfile) {
    const { table } = sentence.sheet;
    const [now, then] = [
      table.find({ measure: 'contacts' }),
      table.find({ measure: 'contacts', period: sentence.baseOf(item) }),
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
