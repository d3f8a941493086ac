import type { IndicatorKey, QuarterRole } from '@lqc/contracts';
import { type Clause, cut, deedBehind } from './clauses.js';
import { isA, isOneOf, type Item, type ItemOf, type Meaning, means } from '../items/item.js';
import type { ClaimSheet } from '../facts/sheet.js';
import { pointsBack } from '../items/pointing.js';
import type { Topic } from './topic.js';
import { isOfMany, isToldByACompany } from './companies-meant.js';

/** A sentence cut into clauses, with what each of its parts is about. */
export class Sentence {
  readonly clauses: readonly Clause[];
  readonly #clauseOf = new Map<Item, Clause>();
  /** Every reader asks for these; once a sentence is made its words keep places and meanings. */
  readonly #ofKind = new Map<Meaning['is'], readonly Item[]>();
  readonly #kinds: ReadonlySet<Meaning['is']>;
  readonly #sectorNames: ReadonlySet<Item>;
  readonly #isRated: boolean;
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
    this.#kinds = new Set(items.map((one) => one.is));
    for (const clause of this.clauses)
      for (const item of clause.items) this.#clauseOf.set(item, clause);
    this.#isRated = isToldByACompany(this);
    this.#sectorNames = new Set(
      items.filter((one) => isSectorOrAll(one) || this.#isThisSector(one)),
    );
  }

  clauseOf(item: Item): Clause {
    return this.#clauseOf.get(item) ?? this.clauses[0]!;
  }

  all<Is extends Meaning['is']>(is: Is): readonly ItemOf<Is>[] {
    const known = this.#ofKind.get(is) ?? this.items.filter(isA(is));
    this.#ofKind.set(is, known);
    return known as readonly ItemOf<Is>[];
  }

  /** Whether any of its words means such a thing. */
  has(is: Meaning['is']): boolean {
    return this.#kinds.has(is);
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
    return this.#isRated;
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
      this.#leadOf(item).find(isA('indicator')) ??
      this.#uncompared(item).find(isA('indicator')) ??
      // "Sembilan kontak (75,0%) menaikkan harga jual": what stands behind the bracket.
      clause.outer?.items.find(
        (one): one is ItemOf<'indicator'> => means(one, 'indicator') && one.start >= item.end,
      );
    const deed = deedBehind(this.clauses, clause)?.items.find(isA('indicator'));
    const said = named ?? deed;
    if (said) return { keys: this.resolved(said.meaning.keys), isNamed: true };
    const earlier = this.items.findLast(
      (one): one is ItemOf<'indicator'> => means(one, 'indicator') && one.end <= item.start,
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
    const isNoun = means(item, 'way') && NOUN.test(item.word);
    return isNoun && next && means(next, 'indicator') ? next : undefined;
  }

  /**
   * What stands before a word, nearest first. "Industri lebih tinggi dari Konstruksi dengan skor 3,40",
   * "…, yakni 3,40": without what is only held against, for the figure is of what is compared.
   */
  #leadOf(item: Item): readonly Item[] {
    const before = this.before(item);
    if (!means(item, 'number')) return before;
    const isAside = before.every(isPassed) && LEADING.has(before.at(-1)?.word ?? '');
    const led = isAside ? this.clauses[this.clauseOf(item).id - 1] : undefined;
    const all = [...before, ...(led?.items.toReversed() ?? [])];
    const link = all.findIndex(({ word }) => LEADING.has(word));
    const more = all.findIndex((one) => means(one, 'more'));
    const isHeld = link >= 0 && more > link && all.slice(0, more).every(isOfList);
    return isHeld && all.slice(more).some(isSubject) ? all.slice(more) : before;
  }

  /** "Kenaikannya kecil dibandingkan persediaan yang melonjak": what follows up to what it is held against. */
  #uncompared(item: Item): readonly Item[] {
    const after = this.after(item);
    const than = after.findIndex((one) => means(one, 'than'));
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
      if (means(one, is)) listed.unshift(one);
      else if (!means(one, 'break') && one.word !== 'baik') {
        // "Berbeda dengan permintaan domestik, permintaan ekspor hanya naik tipis": of the last one alone.
        if (means(one, 'than') || APART.has(one.word)) return listed.slice(-1);
        break;
      }
    }
    return listed;
  }

  /** Whose figures a part of the sentence is about: a sector's, or everybody's. */
  sectorOf(item: Item): {
    readonly sectors: readonly (string | null)[];
    readonly isNamed: boolean;
  } {
    const near = [...this.#leadOf(item), ...this.after(item)];
    const place = this.placeBehind(item);
    if (place) return { sectors: [place.meaning.sector], isNamed: true };
    const isName = (one: Item) => this.#sectorNames.has(one);
    const named =
      near.find(isName) ?? [...this.#sectorNames].findLast(({ end }) => end <= item.start);
    // "Delapan kontak (20,0%) dari Real Estat": the name behind the bracket.
    const { outer } = this.clauseOf(item);
    const behind = outer?.items.find((one) => means(one, 'sector') && one.start >= item.end);
    if (behind && !near.some(isName)) return { sectors: [sectorIn(behind)], isNamed: true };
    if (named && this.#isThisSector(named))
      return { sectors: [this.sheet.sector ?? this.topic.sector], isNamed: true };
    if (named) return { sectors: [sectorIn(named)], isNamed: true };
    // "Rata-rata tertinggi, yaitu 4,00, terdapat pada Pertambangan": the name comes behind.
    const pointed = this.#subjectBehind(item);
    if (pointed && this.#isThisSector(pointed))
      return { sectors: [this.sheet.sector ?? this.topic.sector], isNamed: true };
    const later = this.items.find(isA('sector'));
    if (later && this.items.some((one) => means(one, 'rank') && one.start < later.start))
      return { sectors: [later.meaning.sector], isNamed: true };
    const subject = this.#subjectBehind(item);
    if (subject && means(subject, 'sector'))
      return { sectors: [subject.meaning.sector], isNamed: true };
    const sectors = [this.sheet.sector, this.topic.sector];
    return { sectors: [...new Set(sectors)], isNamed: false };
  }

  /** "1,50 di Pertanian": the sector that follows a figure at once, where none stands before it so. */
  placeBehind(item: Item): ItemOf<'sector'> | null {
    if (!means(item, 'number')) return null;
    const after = this.after(item);
    const place = PLACING.has(after[0]?.word ?? '') ? after[1] : undefined;
    return place && means(place, 'sector') ? place : null;
  }

  /** "Dengan skor 3,67, Konstruksi …", "dengan sepuluh perusahaan, sektor ini …": whom an opening of figures leads up to. */
  #subjectBehind(item: Item): Item | null {
    const [opening] = this.clauses;
    if (opening !== this.clauseOf(item) || this.items[0]?.word !== 'dengan') return null;
    const next = this.clauses[1]?.items.find((one) => !means(one, 'plain'));
    return next && (means(next, 'sector') || this.#isThisSector(next)) ? next : null;
  }

  /** "Sektor ini": the one that the text is about. */
  #isThisSector(item: Item): boolean {
    if (!means(item, 'people') || item.meaning.who !== 'sektor') return false;
    const [next, behind] = this.items.slice(this.items.indexOf(item) + 1);
    if (next?.word === 'terakhir' && pointsBack(behind)) return true;
    return pointsBack(next);
  }
}

const isPassed = (one: Item) => means(one, 'plain') || means(one, 'measure') || means(one, 'near');
const LEADING = new Set(['dengan', 'yakni', 'yaitu']);
const isSubject = (one: Item) => means(one, 'indicator') || means(one, 'sector');
const isOfList = (one: Item) =>
  isPassed(one) ||
  isSubject(one) ||
  means(one, 'break') ||
  means(one, 'than') ||
  means(one, 'from');

const NOUN =
  /^(?:ke|pe)\p{L}+an$|^(?:lonjakan|koreksi|kontraksi|lompatan|akselerasi|eskalasi)$|^(?:naik|turun|menguat|melemah|membaik|memburuk)nya$/u;

const APART = new Set(['dengan', 'seperti', 'selain', 'luar', 'di luar', 'kecuali']);

const PLACING = new Set(['di', 'pada', 'untuk']);

const isSectorOrAll = isOneOf('sector', 'everybody');

const sectorIn = ({ meaning }: Item) => (meaning.is === 'sector' ? meaning.sector : null);
