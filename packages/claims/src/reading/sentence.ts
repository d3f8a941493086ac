import { type IndicatorKey, LIKERT_INDICATORS, type QuarterRole } from '@lqc/contracts';
import type { Item, ItemOf, Meaning } from './item.js';
import { isA } from './item.js';
import type { ClaimSheet } from './sheet.js';

/** A stretch of a sentence that says one thing; what stands in brackets has the outer one. */
export interface Clause {
  readonly id: number;
  readonly items: Item[];
  readonly outer: Clause | null;
}

/** What earlier sentences were about. */
export interface Topic {
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly period: QuarterRole | null;
  /** What the last sentence that compared was held against. */
  readonly base: QuarterRole | null;
  /** All that the last sentence with any of them named: "keduanya". */
  readonly indicators: readonly IndicatorKey[];
  readonly sectors: readonly string[];
  /** Which company was spoken of last: "perusahaan tersebut". */
  readonly company: string | null;
}

const LIST_WORDS = new Set(['dan', 'serta', 'maupun', 'atau']);
/** These make a stretch one that says something. */
const ASSERTS = new Set<Meaning['is']>([
  'number',
  'way',
  'category',
  'level',
  'status',
  'quantifier',
  'rank',
  'more',
]);
const asserts = ({ meaning }: Item) => ASSERTS.has(meaning.is);

/** A sentence cut into clauses, with what each of its parts is about. */
export class Sentence {
  readonly clauses: readonly Clause[];
  readonly #clauseOf = new Map<Item, Clause>();

  constructor(
    readonly items: readonly Item[],
    readonly sheet: ClaimSheet,
    readonly topic: Topic,
  ) {
    this.clauses = cut(items);
    for (const clause of this.clauses)
      for (const item of clause.items) this.#clauseOf.set(item, clause);
  }

  clauseOf(item: Item): Clause {
    return this.#clauseOf.get(item) ?? this.clauses[0]!;
  }

  all<Is extends Meaning['is']>(is: Is): ItemOf<Is>[] {
    return this.items.filter(isA(is));
  }

  within<Is extends Meaning['is']>(clause: Clause, is: Is): ItemOf<Is>[] {
    return clause.items.filter(isA(is));
  }

  /**
   * Whose words the sentence tells where it names nobody: "margin usahanya terkontraksi 12,2 %
   * (qtq)" is of the company that was named last. Null where a company is named or none is meant.
   */
  get companyMeant(): string | null {
    return this.isRated && !this.items.some(isOfMany) ? this.topic.company : null;
  }

  /** "12,2 % (qtq)": a rate that no average has, as contacts tell of themselves. */
  get isRated(): boolean {
    // No contact gives a score for these: all that is said of them are narratives.
    const isTold = this.items.some(
      (item) => isA('indicator')(item) && item.meaning.keys.every((key) => !SCORED.has(key)),
    );
    if (isTold && this.items.some((item) => isA('number')(item))) return true;
    return this.items.some((item, at) => {
      if (!isA('number')(item) || item.meaning.number.unit !== 'persen') return false;
      const behind = this.items
        .slice(at + 1, at + 4)
        .find((one) => !isA('open')(one) && !isA('break')(one));
      return behind !== undefined && isA('period')(behind) && RATES.has(behind.word);
    });
  }

  /** The clause and what it stands in, innermost first. */
  around(clause: Clause): Clause[] {
    return clause.outer ? [clause, clause.outer] : [clause];
  }

  /** The items before one in its own clause, nearest first; behind a bracket those before it. */
  before(item: Item): Item[] {
    const clause = this.clauseOf(item);
    const own = clause.items.filter(({ end }) => end <= item.start).toReversed();
    if (!clause.outer) return own;
    return [...own, ...clause.outer.items.filter(({ end }) => end <= item.start).toReversed()];
  }

  after(item: Item): Item[] {
    return this.clauseOf(item).items.filter(({ start }) => start >= item.end);
  }

  /** What a part of the sentence is about, most likely first, and whether its clause says so. */
  indicatorOf(item: Item): { readonly keys: readonly IndicatorKey[]; readonly isNamed: boolean } {
    const clause = this.clauseOf(item);
    const named =
      this.before(item).find(isA('indicator')) ??
      this.after(item).find(isA('indicator')) ??
      // "Sembilan kontak (75,0%) menaikkan harga jual": what stands behind the bracket.
      clause.outer?.items.find(
        (one): one is ItemOf<'indicator'> => isA('indicator')(one) && one.start >= item.end,
      );
    if (named) return { keys: this.#resolved(named.meaning.keys), isNamed: true };
    const earlier = this.items.findLast(
      (one): one is ItemOf<'indicator'> => isA('indicator')(one) && one.end <= item.start,
    );
    if (earlier) {
      const isNext = this.clauseOf(earlier).id === clause.id - 1;
      return { keys: this.#resolved(earlier.meaning.keys), isNamed: isNext };
    }
    const { indicator } = this.sheet;
    const keys = [this.topic.indicator, indicator].filter((key) => key !== null);
    return { keys: [...new Set(keys)], isNamed: false };
  }

  #resolved(keys: readonly IndicatorKey[]): readonly IndicatorKey[] {
    if (keys.length === 1) return keys;
    const meant = [this.topic.indicator, this.sheet.indicator].find(
      (key) => key && keys.includes(key),
    );
    return meant ? [meant] : keys;
  }

  /** The names that stand in one list right before a word: "Persediaan, harga jual, dan upah turun". */
  listedBefore<Is extends 'indicator' | 'sector'>(item: Item, is: Is): ItemOf<Is>[] {
    const lead = this.before(item);
    const nearest = lead.findIndex(isA(is));
    if (nearest < 0) return [];
    const listed: ItemOf<Is>[] = [];
    for (const one of lead.slice(nearest)) {
      if (isA(is)(one)) listed.unshift(one);
      else if (!isA('break')(one) && one.word !== 'baik') break;
    }
    return listed;
  }

  /** Whose figures a part of the sentence is about: a sector's, or everybody's. */
  sectorOf(item: Item): {
    readonly sectors: readonly (string | null)[];
    readonly isNamed: boolean;
  } {
    const near = [...this.before(item), ...this.after(item)];
    const place = this.#placeBehind(item);
    if (place) return { sectors: [place.meaning.sector], isNamed: true };
    const isName = (one: Item) =>
      isA('sector')(one) || isA('everybody')(one) || this.#isThisSector(one);
    const named =
      near.find(isName) ?? this.items.findLast((one) => isName(one) && one.end <= item.start);
    // "Delapan kontak (20,0%) dari Real Estat": the name behind the bracket.
    const { outer } = this.clauseOf(item);
    const behind = outer?.items.find((one) => isA('sector')(one) && one.start >= item.end);
    if (behind && !near.some(isName)) return { sectors: [sectorIn(behind)], isNamed: true };
    if (named && this.#isThisSector(named))
      return { sectors: [this.sheet.sector ?? this.topic.sector], isNamed: true };
    if (named) return { sectors: [sectorIn(named)], isNamed: true };
    // "Rata-rata tertinggi, yaitu 4,00, terdapat pada Pertambangan": the name comes behind.
    const later = this.items.find(isA('sector'));
    if (later && this.items.some((one) => isA('rank')(one) && one.start < later.start))
      return { sectors: [later.meaning.sector], isNamed: true };
    const sectors = [this.sheet.sector, this.topic.sector];
    return { sectors: [...new Set(sectors)], isNamed: false };
  }

  /** "1,50 di Pertanian": the sector that follows a figure at once, where none stands before it so. */
  #placeBehind(item: Item): ItemOf<'sector'> | null {
    if (!isA('number')(item)) return null;
    const after = this.after(item);
    const place = PLACING.has(after[0]?.word ?? '') ? after[1] : undefined;
    return place && isA('sector')(place) ? place : null;
  }

  /** A quarter that something is held against: "dibandingkan triwulan sebelumnya", "yoy". */
  isBase(period: ItemOf<'period'>): boolean {
    if (isAdverb(period)) return true;
    const lead = this.before(period).slice(0, 3);
    const word = lead.findIndex((one) => isA('than')(one) || isA('from')(one) || isA('more')(one));
    return word >= 0 && !lead.slice(0, word).some(isA('number'));
  }

  /** Of which quarter a level is meant; null where the sentence leaves it open. */
  periodOf(item: Item): { readonly role: QuarterRole | null; readonly isKnown: boolean } {
    const clause = this.clauseOf(item);
    const periods = this.all('period').filter((one) => !isAdverb(one));
    // "… Triwulan III 2024 yang hanya 6 kontak"
    const behind = this.before(item).find(
      ({ meaning }) => !['plain', 'near', 'size'].includes(meaning.is),
    );
    const isRelative = behind && isA('period')(behind) && this.#isRelative(behind, item);
    if (isRelative && isA('period')(behind) && !isAdverb(behind)) return told(behind);
    // "… Triwulan IV 2024, ketika 70 % kontak …": the quarter that was just named.
    if (WHEN.has(clause.items[0]?.word ?? '')) {
      const named = periods.findLast((one) => one.end <= item.start);
      if (named) return told(named);
    }
    // "Yang pada triwulan lalu mencapai 62,2 poin kini …": nothing but plain words lie between.
    if (behind && isA('period')(behind) && !isAdverb(behind) && !this.#isCompared(behind))
      if (this.clauseOf(behind) === clause && this.#leads(behind, item)) return told(behind);
    const next = this.items.find((one) => isA('number')(one) && one.start >= item.end);
    const following = periods.find(
      (one) =>
        one.start >= item.end &&
        this.#isIn(one, clause) &&
        one.start - item.end < 40 &&
        (!next || next.start > one.start) &&
        !this.#isOfBracket(one, clause) &&
        !this.#isCompared(one),
    );
    if (following) return told(following);
    if (clause.outer) {
      // "(Triwulan IV 2024: 3,86)": the bracket names its own quarter.
      const within = periods.findLast(
        (one) => this.clauseOf(one) === clause && one.end <= item.start,
      );
      if (within) return told(within);
      const behind = periods.findLast((one) => one.end <= clause.items[0]!.start);
      const bracket = clause.items[0]!;
      if (behind && bracket.start - behind.end <= 2) return told(behind);
      // "3,62 (n = 39)": what stands in brackets behind a figure is of the figure's quarter.
      const ahead = clause.outer.items.find(
        (one) => one.start >= clause.items.at(-1)!.end && !isA('plain')(one),
      );
      // "Di bawah netral (2,78) pada Triwulan IV 2024".
      if (ahead && isA('period')(ahead) && !isAdverb(ahead) && !this.#isCompared(ahead))
        return told(ahead);
      const figure = clause.outer.items.findLast((one) => one.end <= bracket.start);
      if (figure && isA('number')(figure)) return this.periodOf(figure);
    }
    const isOfPlace = this.#placeBehind(item) !== null;
    const lead = isCounted(item) || isOfPlace ? [] : this.before(item).slice(0, 4);
    const way = lead.findIndex((one) => isA('to')(one) || isA('from')(one));
    if (lead[0] && isA('than')(lead[0])) return { role: this.baseOf(item), isKnown: true };
    if (way >= 0 && lead.slice(0, way).every(isPassable)) {
      if (isA('to')(lead[way]!)) return { role: 'now', isKnown: true };

      const said = lead.slice(0, way).find(isA('period'));
      if (said) return told(said);
      return { role: this.baseOf(item), isKnown: true };
    }
    const own = periods.findLast(
      (one) => one.end <= item.start && this.clauseOf(one) === clause && !this.#isCompared(one),
    );
    if (own) return told(own);
    const earlier = periods.findLast((one) => one.end <= item.start && !this.isBase(one));
    if (earlier) return told(earlier);
    return { role: null, isKnown: false };
  }

  /** What a change is measured from: last year where the clause says so. */
  baseOf(item: Item): QuarterRole {
    const clause = this.clauseOf(item);
    if (names(clause, 'last_year') && names(clause, 'before')) {
      // "Turun 0,83 poin qtq; turun 0,11 poin yoy": each has the one behind it.
      const periods = clause.items.filter(isA('period')).filter(({ meaning }) => isPast(meaning));
      const near =
        periods.find(({ start }) => start >= item.end) ??
        periods.findLast(({ end }) => end <= item.start);
      if (near?.meaning.role) return near.meaning.role;
    }
    for (const one of this.around(clause)) {
      if (names(one, 'last_year')) return 'last_year';
      if (names(one, 'before')) return 'before';
    }
    // "Secara tahunan penurunannya tipis, hanya 0,11 poin": a figure alone goes with what is before.
    if (!clause.items.some((one) => isA('way')(one) || isA('more')(one) || isA('indicator')(one))) {
      const led = this.clauses.slice(0, clause.id).findLast(({ items }) => items.some(asserts));
      if (led && names(led, 'last_year') && !names(led, 'before')) return 'last_year';
    }
    // "Secara tahunan, …": what opens the sentence holds for what follows it.
    const opening = this.clauses
      .slice(0, clause.id)
      .findLast((one) => names(one, 'last_year') || names(one, 'before'));
    const isHeldAgainst = opening?.items.slice(0, 2).some(isA('than'));
    if (opening && (isHeldAgainst || !opening.items.some(asserts)) && names(opening, 'last_year'))
      return 'last_year';
    // "… turun menjadi 2,98, lebih rendah …": an inner clause without a quarter has the outer's.
    const bracket = this.clauses[clause.id + 1];
    if (bracket?.outer === clause && names(bracket, 'last_year')) return 'last_year';
    return 'before';
  }

  /** Whether a quarter opens its clause, or a relative one: "pada triwulan lalu mencapai". */
  #leads(period: Item, item: Item): boolean {
    const before = this.clauseOf(item).items.filter(({ end }) => end <= period.start);
    return before.some(({ word }) => word === 'yang') || before.every(isA('plain'));
  }

  #isRelative(period: Item, item: Item): boolean {
    return this.items.some(
      ({ word, start, end }) => word === 'yang' && start >= period.end && end <= item.start,
    );
  }

  /** "Sektor ini": the one that the text is about. */
  #isThisSector(item: Item): boolean {
    if (!isA('people')(item) || item.meaning.who !== 'sektor') return false;
    return THIS.has(this.items[this.items.indexOf(item) + 1]?.word ?? '');
  }

  /** "(Triwulan III 2024: 3,11)": a quarter in brackets with a number of its own. */
  #isOfBracket(period: Item, clause: Clause): boolean {
    const own = this.clauseOf(period);
    return own !== clause && own.outer === clause && own.items.some(isA('number'));
  }

  #isIn(period: Item, clause: Clause): boolean {
    const own = this.clauseOf(period);
    return own === clause || own.outer === clause;
  }

  #isCompared(period: ItemOf<'period'>): boolean {
    const lead = this.before(period).slice(0, 2);
    return lead.some(isA('than')) && !lead.some(isA('number'));
  }
}

/** Whether a clause names this quarter. */
const names = ({ items }: Clause, role: QuarterRole) =>
  items.some((item) => isA('period')(item) && item.meaning.role === role);

const isPast = ({ role }: ItemOf<'period'>['meaning']) => role !== null && role !== 'now';

/** "Dari 41 kontak" counts them; only a figure comes from another quarter. */
const isCounted = ({ meaning }: Item) =>
  meaning.is === 'number' &&
  ['kontak', 'perusahaan', 'indikator'].includes(meaning.number.unit ?? '');

const PLACING = new Set(['di', 'pada', 'untuk']);
const ADVERBS = new Set([
  'secara',
  'yoy',
  'y-o-y',
  'y-on-y',
  'qtq',
  'q-t-q',
  'q-to-q',
  'qoq',
  'tahunan',
]);
const isAdverb = ({ word }: Item) => ADVERBS.has(word);
const SCORED = new Set<IndicatorKey>(LIKERT_INDICATORS.map(({ key }) => key));
const RATES = new Set(['qtq', 'q-t-q', 'q-to-q', 'qoq', 'yoy', 'y-o-y', 'y-on-y']);
const MANY = new Set<Meaning['is']>(['people', 'some', 'quantifier']);
const isOfMany = ({ meaning }: Item) => MANY.has(meaning.is);
const THIS = new Set(['ini', 'itu', 'tersebut']);
const WHEN = new Set(['ketika', 'saat', 'kala', 'manakala', 'tatkala']);
const SIGNS = new Set(['negatif', 'positif', 'minus']);
const PASSABLE = new Set<Meaning['is']>(['plain', 'near', 'period', 'measure', 'size']);
const isPassable = ({ meaning, word }: Item) => PASSABLE.has(meaning.is) || SIGNS.has(word);
const told = ({ meaning }: ItemOf<'period'>) => ({ role: meaning.role, isKnown: true });
const sectorIn = ({ meaning }: Item) => (meaning.is === 'sector' ? meaning.sector : null);

function cut(items: readonly Item[]): Clause[] {
  const clauses: Clause[] = [{ id: 0, items: [], outer: null }];
  let current = clauses[0]!;
  const begin = (outer: Clause | null) => {
    // ", sementara": two breaks in a row end one clause.
    if (outer === null && current.items.length === 0 && !current.outer) return;
    current = { id: clauses.length, items: [], outer };
    clauses.push(current);
  };
  for (const [at, item] of items.entries()) {
    const { meaning } = item;
    if (meaning.is === 'open' && !current.outer) begin(current);
    else if (meaning.is === 'close' && current.outer) {
      current.items.push(item);
      current = current.outer;
      continue;
    } else if (meaning.is === 'break' && !current.outer && isEnd(items, at, current)) {
      begin(null);
      continue;
    }
    item.clause = current.id;
    current.items.push(item);
  }
  return clauses;
}

/** "dan" ends a clause only where both sides say something. */
function isEnd(items: readonly Item[], at: number, { items: before }: Clause): boolean {
  const { mark } = items[at]!.meaning as Extract<Meaning, { is: 'break' }>;
  if (!LIST_WORDS.has(mark) && mark !== ',') return true;
  if (!before.some(asserts)) return mark === ',' && !isListed(items, at);
  for (let next = at + 1; next < items.length; next += 1) {
    const one = items[next]!;
    if (asserts(one)) return true;
    if (one.meaning.is === 'break' && next > at + 1) return mark === ',';
  }
  return mark === ',';
}

/** "Permintaan Domestik, Harga Jual, dan Investasi": names one after the other are one list. */
function isListed(items: readonly Item[], at: number): boolean {
  const kind = (item: Item | undefined) => item?.meaning.is;
  let next = at + 1;
  while (items[next]?.meaning.is === 'break') next += 1;
  const before = kind(items[at - 1]);
  return before === kind(items[next]) && (before === 'indicator' || before === 'sector');
}
