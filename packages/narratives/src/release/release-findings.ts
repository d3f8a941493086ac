import { createHash } from 'node:crypto';
import type { Quarters } from '@lqc/analysis';
import { sessionFacts } from '@lqc/claims';
import { type ClaimFact, CodedError, type ReleaseOverride, type Statement } from '@lqc/contracts';
import type { CompanyRegister } from '@lqc/survey';
import { CompaniesLike } from './companies-like.js';
import { type Detail, Details, PERSON } from './details.js';
import type { Found, FoundForRelease, Tells } from './found.js';
import { Generaliser } from './generalise.js';
import { overlapsOne, placesCutTo } from './places.js';
import { reasonWhy } from './reasons-why.js';
import { type ReleaseHeading, type ReleaseSection, sentencesOf } from './release-section.js';
import { tellsOfFact, tellsOfSectors } from './tells.js';
import { TellingWords } from './telling-words.js';
import { ToldOfContacts } from './told-of-contacts.js';
import { ToldReadings } from './told-readings.js';
import { type WithheldFacts, withheldFacts } from './withheld-facts.js';

/** What a report is held against before it leaves the office. */
export interface ReleaseData {
  readonly quarters: Quarters;
  readonly register: CompanyRegister | null;
  /** Every company and person whom the installation knows. */
  readonly names: Iterable<string>;
  /** Of these names those of the office's own people, who may stand among a report's people. */
  readonly interviewers: Iterable<string>;
  /** What people decided, by the finding's id. */
  readonly overrides: ReadonlyMap<string, ReleaseOverride>;
}

/**
 * *Periksa sebelum rilis*: what in the sections and headings of a report could show a single company,
 * and what stands in its place in the copy that leaves. The same report and data give the same findings.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without a current quarter
 */
export function releaseFindings(
  sections: readonly ReleaseSection[],
  data: ReleaseData,
  headings: readonly ReleaseHeading[] = [],
): FoundForRelease[] {
  if (!data.quarters.now) throw new CodedError('QUARTER_NOT_LOADED');
  const check = new ReleaseCheck(data);
  return [
    ...headings.flatMap((heading) => check.ofHeading(heading)),
    ...sections.flatMap((section) => check.of(section)),
  ];
}

const foundDetail = ({ start, end, kind, suggestion }: Detail): Found => ({
  start,
  end,
  kind,
  verdict: kind === 'name' ? 'digeneralisasi' : 'perlu_dilihat',
  suggestion,
  reason: reasonWhy[kind],
});

const HELD = { verdict: 'ditahan', suggestion: null } as const;

/** Figures that stand in the place of several sentences of a section stand there once. */
function onceEach(found: readonly Found[]): Found[] {
  const told = new Set<string>();
  return found.map((one) => {
    if (one.kind !== 'small_group' || one.suggestion === null) return one;
    if (told.has(one.suggestion)) return { ...one, ...HELD };
    told.add(one.suggestion);
    return one;
  });
}

const HEADING = '';
const A_SCORE = /(?<!\p{L})(?:nilai|skor)\p{L}*\s.*(?:satu|dua|tiga|empat|lima)(?!\p{L})/iu;

class ReleaseCheck {
  readonly #withheld: WithheldFacts;
  readonly #facts: ReadonlyMap<string, ClaimFact>;
  readonly #readings: ToldReadings;
  readonly #contacts: ToldOfContacts;
  readonly #generaliser: Generaliser;
  readonly #details: Details;
  readonly #telling: TellingWords;
  readonly #interviewers: ReadonlySet<string>;

  constructor(private readonly data: ReleaseData) {
    const table = sessionFacts(data.quarters);
    this.#withheld = withheldFacts(data.quarters);
    this.#facts = new Map([...table.facts()].map((fact) => [fact.id, fact]));
    this.#readings = new ToldReadings(table, this.#facts, this.#withheld);
    const companies = new CompaniesLike(data.quarters, data.register);
    this.#generaliser = new Generaliser(companies.districts);
    this.#contacts = new ToldOfContacts(data.quarters, companies, this.#generaliser);
    this.#telling = new TellingWords(data.quarters);
    this.#details = new Details(data.names, (word) => this.#telling.isOrdinary(word));
    this.#interviewers = new Set(data.interviewers);
  }

  of(section: ReleaseSection): FoundForRelease[] {
    const details = this.#details.in(section.text);
    const found = sentencesOf(section).flatMap((statement) => [
      ...this.#ofStatement(section, statement, details),
    ]);
    return this.#known({ section: section.id, part: 'text', text: section.text }, onceEach(found));
  }

  /** A title is one sentence that nobody held against the data. */
  ofHeading(heading: ReleaseHeading): FoundForRelease[] {
    const { part, text } = heading;
    const details = this.#details.in(text);
    if (part === 'people')
      return this.#known(
        heading,
        details.flatMap((one) => this.#ofPeople(one)),
      );
    const section = { id: HEADING, kind: 'catatan' as const, target: null, text, statements: [] };
    const found = sentencesOf(section).flatMap((one) => [
      ...this.#ofStatement(section, one, details),
    ]);
    return this.#known(heading, found);
  }

  /** Among a report's people only firms are looked for: the office's own people stand there. */
  #ofPeople(detail: Detail): Found[] {
    const { kind, name, suggestion } = detail;
    const isOwn = name === undefined ? suggestion === PERSON : this.#interviewers.has(name);
    return kind === 'name' && !isOwn ? [foundDetail(detail)] : [];
  }

  /** Findings under ids by which people's decisions are found again, with these. */
  #known(
    { section, part, text: whole }: Pick<FoundForRelease, 'section' | 'part' | 'text'>,
    found: readonly Found[],
  ): FoundForRelease[] {
    const seen = new Map<string, number>();
    const place = part === 'text' ? section : `${part} ${section ?? ''}`;
    return found.map(({ contactId = null, tells = [], ...one }) => {
      const text = one.text ?? whole.slice(one.start, one.end);
      const same = JSON.stringify([place, one.kind, text, contactId]);
      const turn = (seen.get(same) ?? 0) + 1;
      seen.set(same, turn);
      const id = createHash('sha256').update(`${same}${turn}`).digest('hex').slice(0, 24);
      const override = this.data.overrides.get(id) ?? null;
      return { id, section, part, ...one, text, contactId, tells, override };
    });
  }

  *#ofStatement(
    section: ReleaseSection,
    statement: Statement,
    details: readonly Detail[],
  ): Generator<Found> {
    const { start, end } = statement;
    const sentence = section.text.slice(start, end);
    // A name may be written over several lines, each of which is a sentence here.
    const within = placesCutTo(details, statement);
    const whole = { start, end };
    const isLeftOut =
      (section.statements_left_out ?? 0) > 0 && !section.statements.includes(statement);
    if (isLeftOut || this.#tellsAFewFirms(section, statement, sentence)) {
      yield {
        ...whole,
        kind: 'small_group',
        verdict: 'ditahan',
        suggestion: null,
        reason: isLeftOut ? reasonWhy.leftOut : reasonWhy.smallGroup,
        tells: this.#tells(section, statement, sentence),
      };
      return;
    }
    const quote = this.#contacts.verdict(section, sentence, { statement, details: within });
    const isRead = this.#readings.in(statement);
    // A wider wording would still tell what is read from ranges.
    const held = quote?.verdict === 'digeneralisasi' && isRead ? HELD : null;
    if (quote) yield { ...whole, kind: 'quote', ...quote, ...held };
    if (quote && quote.verdict !== 'aman') {
      if (quote.verdict === 'digeneralisasi') yield* this.#contacts.footnotes(section, statement);
      return;
    }
    if (isRead) {
      const suggestion = this.#readings.figuresOf(statement, section);
      const verdict = suggestion === null ? 'ditahan' : 'digeneralisasi';
      const tells = this.#readings.tellsOf(statement);
      yield {
        ...whole,
        kind: 'small_group',
        verdict,
        suggestion,
        reason: reasonWhy.reading,
        tells,
      };
    }
    yield* within.map(foundDetail);
    const named = this.#generaliser.districtsIn(sentence);
    const districts = named.map((one) => ({ start: start + one.start, end: start + one.end }));
    const telling = this.#telling
      .in(sentence, { isOfAContact: quote !== null, districts: named })
      .map((one) => ({ ...one, start: start + one.start, end: start + one.end }))
      .filter((one) => !overlapsOne(within, one));
    for (const { kind, ...one } of telling)
      yield { ...one, kind, verdict: 'perlu_dilihat', reason: reasonWhy[kind] };
    // What nobody has read in the data may name anything; but the words of titles have capitals anyway.
    if (quote || (statement.status === 'unchecked' && section.id !== HEADING))
      for (const { start: from, end: to, text } of this.#generaliser.properNames(sentence)) {
        const at = { start: start + from, end: start + to };
        if (overlapsOne(within, at) || overlapsOne(telling, at)) continue;
        if (!quote && (this.#telling.isOrdinary(text.toLowerCase()) || overlapsOne(districts, at)))
          continue;
        yield {
          ...at,
          kind: 'brand',
          verdict: 'perlu_dilihat',
          suggestion: '…',
          reason: reasonWhy.brand,
        };
      }
    yield* this.#contacts.footnotes(section, statement);
  }

  /** The figures of a sentence that are held back. */
  #withheldIn({ claims }: Statement): ClaimFact[] {
    const facts = claims.flatMap((claim) => claim.facts.flatMap((id) => this.#facts.get(id) ?? []));
    return facts.filter((fact) => this.#withheld.has(fact));
  }

  /** The sectors that a sentence is about. */
  #sectorsOf({ kind, target }: ReleaseSection, sentence: string): string[] {
    const sectors = this.#generaliser.sectorsIn(sentence);
    return kind === 'lapangan_usaha' && target !== null ? [...sectors, target] : sectors;
  }

  /** What a sentence that is held back tells if it leaves all the same. */
  #tells(section: ReleaseSection, statement: Statement, sentence: string): Tells[] {
    const withheld = this.#withheldIn(statement);
    return withheld.length > 0
      ? withheld.flatMap(tellsOfFact)
      : tellsOfSectors(section, this.#sectorsOf(section, sentence));
  }

  /** A figure of a group that shows a firm, or whatever is asserted of such a sector. */
  #tellsAFewFirms(section: ReleaseSection, statement: Statement, sentence: string) {
    if (this.#withheldIn(statement).length > 0) return true;
    const { status } = statement;
    // That fewer than three were met of a sector tells that one of them was.
    if (status === 'no_claim') return false;
    const sectors = this.#sectorsOf(section, sentence);
    if (sectors.some((sector) => this.#withheld.fewFirms.has(sector))) return true;
    const isUnread = status !== 'supported' && (/\d/.test(sentence) || A_SCORE.test(sentence));
    return isUnread && sectors.some((sector) => this.#withheld.sectors.has(sector));
  }
}
