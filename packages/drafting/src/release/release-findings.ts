import { createHash } from 'node:crypto';
import { mayCountLevels, type Quarters } from '@lqc/analysis';
import { claimSheet } from '@lqc/claims';
import type { ReleaseOverride, Statement } from '@lqc/contracts';
import { formerReading } from '@lqc/phrases';
import type { CompanyRegister } from '@lqc/survey';
import type { OwnSentence } from '../facts/fact-sheet.js';
import { withoutMarks } from '../facts/own-sentences.js';
import { CompaniesLike } from './companies-like.js';
import { ContactWords } from './contact-words.js';
import { type Detail, Details, PERSON } from './details.js';
import { type Found, type FoundForRelease, HELD } from './found.js';
import {
  type FreeSentence,
  FreeSentences,
  isFree,
  NOTHING_WRITTEN,
  type WrittenByRules,
  writtenByRules,
} from './free-sentences.js';
import { HeldSentences } from './held-sentences.js';
import { sectorsIn } from './named-groups.js';
import { placesCutTo } from './places.js';
import { reasonWhy } from './reasons-why.js';
import { type ReleaseHeading, type ReleaseSection, sentencesOf } from './release-section.js';
import { ToldOfContacts } from './told-of-contacts.js';
import { ToldReadings } from './told-readings.js';
import { likeWritten, withFigures } from './with-figures.js';
import { withheldFacts } from './withheld-facts.js';

/** The data that a report is checked against before its release. */
export interface ReleaseData {
  readonly quarters: Quarters;
  readonly register: CompanyRegister | null;
  /** Every company and person whom the installation knows. */
  readonly names: Iterable<string>;
  /** Names of the office's own staff, who may be named as a report's people. */
  readonly interviewers: Iterable<string>;
  /** What people decided, by the finding's id. */
  readonly overrides: ReadonlyMap<string, ReleaseOverride>;
}

/**
 * *Periksa sebelum rilis*: what in a report's sections and headings could reveal a single company, and what
 * replaces it in the release copy. The same report and data give the same findings.
 *
 * @throws CodedError `QUARTER_NOT_LOADED` without a current quarter
 */
export function releaseFindings(
  sections: readonly ReleaseSection[],
  data: ReleaseData,
  headings: readonly ReleaseHeading[] = [],
): FoundForRelease[] {
  const check = new ReleaseCheck(data);
  return [
    ...headings.flatMap((heading) => check.ofHeading(heading)),
    ...sections.flatMap((section) => check.of(section)),
  ];
}

const NEVER_LEAVES = { never_leaves: true } as const;

const HEADING = '';

/** What a whole report is about. */
const WHOLE = { indicator: null, sector: null, isProfile: false };

/**
 * A sentence with the details found in it; `isByRules` when the product would write it from the current
 * data.
 */
interface Sentence {
  readonly statement: Statement;
  readonly sentence: string;
  readonly within: readonly Detail[];
  readonly isByRules: boolean;
  /** What it is where it follows from ranges that no copy tells. */
  readonly staying: OwnSentence['kind'] | null;
}

class ReleaseCheck {
  readonly #held: HeldSentences;
  readonly #readings: ToldReadings;
  readonly #contacts: ToldOfContacts;
  readonly #details: Details;
  readonly #free: FreeSentences;
  readonly #interviewers: ReadonlySet<string>;

  constructor(private readonly data: ReleaseData) {
    const { table } = claimSheet(data.quarters, WHOLE);
    const withheld = withheldFacts(data.quarters);
    const facts = new Map([...table.facts()].map((fact) => [fact.id, fact]));
    const words = new ContactWords(data.quarters);
    const companies = new CompaniesLike(data.quarters, data.register);
    this.#held = new HeldSentences(facts, withheld);
    this.#readings = new ToldReadings(table, facts, withheld);
    this.#contacts = new ToldOfContacts(data.quarters, companies, words, withheld);
    this.#free = new FreeSentences(companies, words);
    this.#details = new Details(data.names, (word) => words.isOrdinary(word));
    this.#interviewers = new Set(data.interviewers);
  }

  of(section: ReleaseSection): FoundForRelease[] {
    const found = this.#ofSentences(section, writtenByRules(section, this.data.quarters));
    return this.#known(
      { section: section.id, part: 'text', text: section.text },
      withFigures(section, found, this.#readings),
    );
  }

  /** A title that people typed is a sentence that nobody held against the data. */
  ofHeading(heading: ReleaseHeading): FoundForRelease[] {
    const { part, text, isByRules = false } = heading;
    if (part === 'people')
      return this.#known(
        heading,
        this.#details.in(text).flatMap((one) => this.#ofPeople(one)),
      );
    const section = { id: HEADING, kind: 'catatan' as const, target: null, text, statements: [] };
    return this.#known(heading, isByRules ? [] : this.#ofSentences(section, NOTHING_WRITTEN));
  }

  #countsLevels(): boolean {
    const { now } = this.data.quarters;
    return now !== null && mayCountLevels(now, 'release');
  }

  /** The finding on all free sentences comes first. */
  #ofSentences(section: ReleaseSection, byRules: WrittenByRules): Found[] {
    const details = this.#details.in(section.text);
    const free: FreeSentence[] = [];
    const found = sentencesOf(section).flatMap((statement) => {
      const sentence = section.text.slice(statement.start, statement.end);
      // A name may span several lines, which are separate sentences here.
      const within = placesCutTo(details, statement);
      const isByRules = byRules.all.has(sentence);
      const plain = withoutMarks(sentence);
      const following = byRules.staying.get(plain) ?? formerReading(plain) ?? null;
      const staying = following === 'levels' && this.#countsLevels() ? null : following;
      const told = { statement, sentence, within, isByRules, staying };
      return [...this.#ofStatement(section, told, free)];
    });
    return [...this.#free.in(section, free), ...found];
  }

  /** A report's people are the office's own, so only firms are looked for there. */
  #ofPeople(detail: Detail): Found[] {
    const { name, suggestion } = detail;
    const isOwn = name === undefined ? suggestion === PERSON : this.#interviewers.has(name);
    return isOwn ? [] : this.#ofName(detail);
  }

  #ofName(detail: Detail): Found[] {
    const { start, end, kind, suggestion } = detail;
    const never = this.#isFirm(detail) && NEVER_LEAVES;
    return kind === 'name'
      ? [
          {
            start,
            end,
            kind,
            verdict: 'digeneralisasi',
            suggestion,
            reason: reasonWhy.name,
            ...never,
          },
        ]
      : [];
  }

  /** Whether a name is that of a company that the installation knows. */
  readonly #isFirm = ({ kind, name }: Detail) =>
    kind === 'name' && name !== undefined && !this.#interviewers.has(name);

  /** Gives findings the ids by which decisions are found again, and the decisions on them. */
  #known(
    { section, part, text: whole }: Pick<FoundForRelease, 'section' | 'part' | 'text'>,
    found: readonly Found[],
  ): FoundForRelease[] {
    const seen = new Map<string, number>();
    const place = part === 'text' ? section : `${part} ${section ?? ''}`;
    return found.map(({ contactId = null, tells = [], ...kept }) => {
      const one = { ...kept };
      delete one.averages;
      const text = one.text ?? whole.slice(one.start, one.end);
      // A joint decision on several sentences lapses when one of them changes, and not otherwise.
      const words = one.sentences?.map(({ start, end }) => whole.slice(start, end)) ?? text;
      const same = JSON.stringify([place, one.kind, words, contactId]);
      const turn = (seen.get(same) ?? 0) + 1;
      seen.set(same, turn);
      const id = createHash('sha256').update(`${same}${turn}`).digest('hex').slice(0, 24);
      const decided = this.data.overrides.get(id) ?? null;
      const override = one.never_leaves && decided?.verdict === 'aman' ? null : decided;
      return { id, section, part, ...one, text, contactId, tells, override };
    });
  }

  *#ofStatement(
    section: ReleaseSection,
    { statement, sentence, within, isByRules, staying }: Sentence,
    free: FreeSentence[],
  ): Generator<Found> {
    const { start, end } = statement;
    const whole = { start, end, ...HELD };
    if (!isByRules && within.some(this.#isFirm)) {
      yield { ...whole, kind: 'name', reason: reasonWhy.name, ...NEVER_LEAVES };
      return;
    }
    if (staying !== null) {
      const put = staying === 'levels' ? this.#readings.extremesTold() : '';
      const left = put && {
        verdict: 'digeneralisasi' as const,
        suggestion: likeWritten(sentence, put),
      };
      yield { ...whole, ...left, kind: 'small_group', reason: reasonWhy.reading, ...NEVER_LEAVES };
      return;
    }
    const { kind, target } = section;
    const isOfTarget = kind === 'lapangan_usaha' && target !== null;
    const sectors = [...sectorsIn(sentence), ...(isOfTarget ? [target] : [])];
    const heldFor = this.#held.why(statement, sectors);
    if (heldFor !== null) {
      const tells = this.#held.tells(section, statement, sectors);
      yield { ...whole, kind: 'small_group', reason: heldFor, tells };
      return;
    }
    const told = this.#contacts.in(section, statement, sentence);
    const isQuoted = isByRules || statement.claims.some(({ type }) => type === 'quote');
    if (told?.verdict === 'ditahan' && isQuoted) {
      yield { ...whole, kind: 'quote', reason: told.reason, tells: told.tells };
      return;
    }
    yield* within.flatMap((one) => this.#ofName(one));
    yield* this.#contacts.footnotes(section, statement, sentence);
    const reading = this.#readings.found(statement);
    if (isFree(statement, sentence, isByRules) || (told && told.verdict !== 'aman')) {
      const names = within.filter(({ kind: what }) => what === 'word of a name');
      free.push({ start, end, sentence, names, besides: [told, reading] });
      return;
    }
    if (told) yield { ...whole, kind: 'quote', verdict: 'aman', reason: told.reason };
    if (!reading) return;
    const averages = this.#readings.averagesOf(statement, section);
    const verdict = 'digeneralisasi';
    yield { start, end, kind: 'small_group', verdict, suggestion: null, averages, ...reading };
  }
}
