import {
  type ClaimFact,
  type IndicatorKey,
  LIKERT_INDICATORS,
  type QuarterRole,
} from '@lqc/contracts';
import type { ToldBefore } from '../narratives/matching/told-before.js';
import { type Clause, cut, deedBehind } from './clauses.js';
import { isA, type Item, type ItemOf, type Meaning } from '../items/item.js';
import type { ClaimSheet } from '../facts/sheet.js';
import { pointsBack } from '../items/pointing.js';

/** What earlier sentences were about. */
export interface Topic {
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly period: QuarterRole | null;
  /** What the last sentence that compared was held against. */
  readonly base: QuarterRole | null;
  /** The quarters that the last sentence with any of them named, in its order. */
  readonly quarters: readonly QuarterRole[];
  /** All that the last sentence with any of them named: "keduanya". */
  readonly indicators: readonly IndicatorKey[];
  readonly sectors: readonly string[];
  /** Those of them that stand in a list: "antara lain harga jual dan investasi". */
  readonly listed: readonly IndicatorKey[];
  /** All that the last sentence about companies named: "yang pertama". */
  readonly companies: readonly string[];
  /** Which company was spoken of last: "perusahaan tersebut". */
  readonly company: string | null;
  /** Everyone whom the sentences in a row that end with the last one named, in their order. */
  readonly spoken: readonly string[];
  /** The last sentence was about it. */
  readonly isOfCompany: boolean;
  /** The last sentence told what is expected. */
  readonly isExpecting: boolean;
  /** The last sentence was wrong: which quarter it meant is anybody's guess. */
  readonly isWrong: boolean;
  /** What the sentences before told of contacts. */
  readonly told: ToldBefore;
  /** The figures that the last sentence told rightly, in their order. */
  readonly facts: readonly ClaimFact[];
}

/** A sentence cut into clauses, with what each of its parts is about. */
export class Sentence {
  readonly clauses: readonly Clause[];
  readonly #clauseOf = new Map<Item, Clause>();
  /** Every reader asks for them; words may change their meaning, never their places. */
  readonly #before = new Map<Item, readonly Item[]>();
  readonly #after = new Map<Item, readonly Item[]>();

  constructor(
    readonly items: readonly Item[],
    readonly sheet: ClaimSheet,
    readonly topic: Topic,
    /** What a change is measured from where the sentence does not say. */
    readonly usualBase: QuarterRole = 'before',
    /** It is read as telling of contacts alone: none of its words is of an average. */
    readonly isReport = false,
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
    // "Permintaannya terkontraksi 7,5 %", right after a sentence about a company.
    const isOfLast = this.topic.isOfCompany && !this.items.some(isOfSurvey);
    // "Kenaikan tersebut diprakirakan berlanjut", right after what a company said.
    const [opening, pointing] = this.items;
    const isOfIts = opening && pointing && isA('way')(opening) && pointsBack(pointing);
    if (isOfLast && isOfIts && !this.items.some(isA('number'))) return true;
    return this.items.some((item, at) => {
      if (isOfLast && isA('number')(item) && item.meaning.number.unit === 'persen') {
        const lead = this.before(item).find((one) => !isA('near')(one) && one.word !== 'sebesar');
        if (lead && (isA('way')(lead) || isA('level')(lead))) return true;
      }
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
  before(item: Item): readonly Item[] {
    const known = this.#before.get(item);
    if (known) return known;
    const clause = this.clauseOf(item);
    const ahead = ({ items }: Clause) => items.filter(({ end }) => end <= item.start).toReversed();
    const before = clause.outer ? [...ahead(clause), ...ahead(clause.outer)] : ahead(clause);
    this.#before.set(item, before);
    return before;
  }

  after(item: Item): readonly Item[] {
    const known = this.#after.get(item);
    if (known) return known;
    const after = this.clauseOf(item).items.filter(({ start }) => start >= item.end);
    this.#after.set(item, after);
    return after;
  }

  /** What a part of the sentence is about, most likely first, and whether its clause says so. */
  indicatorOf(item: Item): { readonly keys: readonly IndicatorKey[]; readonly isNamed: boolean } {
    const clause = this.clauseOf(item);
    const named =
      this.#ownerOf(item) ??
      this.before(item).find(isA('indicator')) ??
      this.#uncompared(item).find(isA('indicator')) ??
      // "Sembilan kontak (75,0%) menaikkan harga jual": what stands behind the bracket.
      clause.outer?.items.find(
        (one): one is ItemOf<'indicator'> => isA('indicator')(one) && one.start >= item.end,
      );
    const deed = deedBehind(this.clauses, clause)?.items.find(isA('indicator'));
    const said = named ?? deed;
    if (said) return { keys: this.resolved(said.meaning.keys), isNamed: true };
    const earlier = this.items.findLast(
      (one): one is ItemOf<'indicator'> => isA('indicator')(one) && one.end <= item.start,
    );
    if (earlier) {
      const isNext = this.clauseOf(earlier).id === clause.id - 1;
      return { keys: this.resolved(earlier.meaning.keys), isNamed: isNext };
    }
    const { indicator } = this.sheet;
    const keys = [this.topic.indicator, indicator].filter((key) => key !== null);
    return { keys: [...new Set(keys)], isNamed: false };
  }

  /** "Margin membaik tanpa penguatan permintaan domestik": a noun of direction and whose it is. */
  #ownerOf(item: Item): ItemOf<'indicator'> | undefined {
    const [next] = this.after(item);
    const isNoun = isA('way')(item) && NOUN.test(item.word);
    return isNoun && next && isA('indicator')(next) ? next : undefined;
  }

  /** "Kenaikannya kecil dibandingkan persediaan yang melonjak": what follows up to what it is held against. */
  #uncompared(item: Item): readonly Item[] {
    const after = this.after(item);
    const than = after.findIndex((one) => isA('than')(one));
    return than < 0 ? after : after.slice(0, than);
  }

  /** Which of its indicators a name means here. */
  resolved(keys: readonly IndicatorKey[]): readonly IndicatorKey[] {
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
    const place = this.placeBehind(item);
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
    const pointed = this.#subjectBehind(item);
    if (pointed && this.#isThisSector(pointed))
      return { sectors: [this.sheet.sector ?? this.topic.sector], isNamed: true };
    const later = this.items.find(isA('sector'));
    if (later && this.items.some((one) => isA('rank')(one) && one.start < later.start))
      return { sectors: [later.meaning.sector], isNamed: true };
    const subject = this.#subjectBehind(item);
    if (subject && isA('sector')(subject))
      return { sectors: [subject.meaning.sector], isNamed: true };
    const sectors = [this.sheet.sector, this.topic.sector];
    return { sectors: [...new Set(sectors)], isNamed: false };
  }

  /** "1,50 di Pertanian": the sector that follows a figure at once, where none stands before it so. */
  placeBehind(item: Item): ItemOf<'sector'> | null {
    if (!isA('number')(item)) return null;
    const after = this.after(item);
    const place = PLACING.has(after[0]?.word ?? '') ? after[1] : undefined;
    return place && isA('sector')(place) ? place : null;
  }

  /** "Dengan skor 3,67, Konstruksi …", "dengan sepuluh perusahaan, sektor ini …": whom an opening of figures leads up to. */
  #subjectBehind(item: Item): Item | null {
    const [opening] = this.clauses;
    if (opening !== this.clauseOf(item) || this.items[0]?.word !== 'dengan') return null;
    const next = this.clauses[1]?.items.find((one) => !isA('plain')(one));
    return next && (isA('sector')(next) || this.#isThisSector(next)) ? next : null;
  }

  /** "Sektor ini": the one that the text is about. */
  #isThisSector(item: Item): boolean {
    if (!isA('people')(item) || item.meaning.who !== 'sektor') return false;
    const [next, behind] = this.items.slice(this.items.indexOf(item) + 1);
    if (next?.word === 'terakhir' && pointsBack(behind)) return true;
    return pointsBack(next);
  }
}

const NOUN = /^(?:ke|pe)\p{L}+an$|^(?:naik|turun|menguat|melemah|membaik|memburuk)nya$/u;

const PLACING = new Set(['di', 'pada', 'untuk']);

const SCORED = new Set<IndicatorKey>(LIKERT_INDICATORS.map(({ key }) => key));

const RATES = new Set(['qtq', 'q-t-q', 'q-to-q', 'qoq', 'yoy', 'y-o-y', 'y-on-y']);

const MANY = new Set<Meaning['is']>(['people', 'some', 'quantifier']);

const isOfMany = ({ meaning }: Item) => MANY.has(meaning.is);

/** Whoever speaks of these speaks of the survey, not of one company. */
const SURVEYED = new Set<Meaning['is']>([
  'people',
  'some',
  'quantifier',
  'category',
  'measure',
  'everybody',
  'company',
]);
const isOfSurvey = ({ meaning }: Item) => SURVEYED.has(meaning.is);

const sectorIn = ({ meaning }: Item) => (meaning.is === 'sector' ? meaning.sector : null);
