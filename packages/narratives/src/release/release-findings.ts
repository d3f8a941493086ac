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
import { surveyWords } from './of-the-survey.js';
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

const foundDetail = ({ start, end, kind, suggestion }: Omit<Detail, 'text'>): Found => ({
  start,
  end,
  kind,
  verdict: kind === 'name' ? 'digeneralisasi' : 'perlu_dilihat',
  suggestion,
  reason: reasonWhy[kind],
});

const NEVER_LEAVES = { never_leaves: true } as const;
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
/** Sections whose sentences are of their subject even where none names it. */
const HAVE_A_SUBJECT: ReadonlySet<ReleaseSection['kind']> = new Set([
  'indikator',
  'lapangan_usaha',
]);

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
    const found = this.#ofSentences(section, details);
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
    return this.#known(heading, this.#ofSentences(section, details));
  }

  #ofSentences(section: ReleaseSection, details: readonly Detail[]): Found[] {
    let isOnTopic = HAVE_A_SUBJECT.has(section.kind);
    return sentencesOf(section).flatMap((statement) => {
      const said = this.#saidBy(section, statement, isOnTopic);
      isOnTopic = said.isOfSurvey || HAVE_A_SUBJECT.has(section.kind);
      return [...this.#ofStatement(section, said, details)];
    });
  }

  /** A sentence, and whether it is of the survey: by its own words, or by those before where it was read as a whole. */
  #saidBy(section: ReleaseSection, statement: Statement, isOnTopic: boolean): Said {
    const sentence = section.text.slice(statement.start, statement.end);
    const sectors = this.#sectorsOf(section, sentence);
    const { isOfSurvey, hasFigure, isPublished } = surveyWords(sentence, isOnTopic);
    const isRead = statement.status === 'supported' || statement.status === 'contradicted';
    const isTakenUp = isOnTopic && isRead && !isPublished;
    return {
      statement,
      sentence,
      sectors,
      hasFigure,
      isOfSurvey: isOfSurvey || isTakenUp || this.#generaliser.sectorsIn(sentence).length > 0,
    };
  }

  /** Among a report's people only firms are looked for: the office's own people stand there. */
  #ofPeople(detail: Detail): Found[] {
    const { kind, name, suggestion } = detail;
    const isOwn = name === undefined ? suggestion === PERSON : this.#interviewers.has(name);
    return kind === 'name' && !isOwn ? [this.#foundDetail(detail)] : [];
  }

  #foundDetail(detail: Detail): Found {
    return { ...foundDetail(detail), ...(this.#isFirm(detail) && NEVER_LEAVES) };
  }

  /** Whether a name is that of a company that the installation knows. */
  readonly #isFirm = ({ name }: Detail) => name !== undefined && !this.#interviewers.has(name);

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
      const decided = this.data.overrides.get(id) ?? null;
      const override = one.never_leaves && decided?.verdict === 'aman' ? null : decided;
      return { id, section, part, ...one, text, contactId, tells, override };
    });
  }

  *#ofStatement(section: ReleaseSection, said: Said, details: readonly Detail[]): Generator<Found> {
    const { statement, sentence } = said;
    const { start, end } = statement;
    // A name may be written over several lines, each of which is a sentence here.
    const within = placesCutTo(details, statement);
    const whole = { start, end, ...(within.some(this.#isFirm) && NEVER_LEAVES) };
    const isLeftOut =
      (section.statements_left_out ?? 0) > 0 && !section.statements.includes(statement);
    const quote = this.#contacts.verdict(section, sentence, { statement, details: within });
    const heldFor = isLeftOut ? reasonWhy.leftOut : this.#heldFor(said, quote !== null);
    if (heldFor !== null) {
      yield {
        ...whole,
        kind: 'small_group',
        verdict: 'ditahan',
        suggestion: null,
        reason: heldFor,
        tells: this.#tells(section, said),
      };
      return;
    }
    const isRead = said.isOfSurvey && this.#readings.in(statement);
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
    yield* within.map((one) => this.#foundDetail(one));
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
  #tells(section: ReleaseSection, { statement, sectors }: Said): Tells[] {
    const withheld = this.#withheldIn(statement);
    return withheld.length > 0 ? withheld.flatMap(tellsOfFact) : tellsOfSectors(section, sectors);
  }

  /**
   * Why a sentence stays in the office as a whole: a figure of a group that shows a firm, whatever is
   * asserted of such a sector, or what the data of now do not bear out: what contacts said is their own,
   * whatever the answers of all say.
   */
  #heldFor(
    { statement, sentence, sectors, isOfSurvey, hasFigure }: Said,
    isOfContacts: boolean,
  ): string | null {
    const { status } = statement;
    if (!isOfSurvey && !hasFigure) return null;
    if (isOfSurvey && this.#withheldIn(statement).length > 0) return reasonWhy.smallGroup;
    // That fewer than three were met of a sector tells that one of them was.
    if (status === 'no_claim') return null;
    if (sectors.some((sector) => this.#withheld.fewFirms.has(sector))) return reasonWhy.smallGroup;
    if (status === 'supported') return null;
    if (/\d/.test(sentence) && sectors.some((sector) => this.#withheld.sectors.has(sector)))
      return reasonWhy.smallGroup;
    const isWrong = status === 'contradicted' && !isOfContacts;
    return isWrong || hasFigure ? reasonWhy.unsupported : null;
  }
}

/** A sentence with what its words are about. */
interface Said {
  readonly statement: Statement;
  readonly sentence: string;
  /** The sectors that it is about. */
  readonly sectors: readonly string[];
  readonly isOfSurvey: boolean;
  readonly hasFigure: boolean;
}
