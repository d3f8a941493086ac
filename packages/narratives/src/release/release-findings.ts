import { createHash } from 'node:crypto';
import type { Quarters } from '@lqc/analysis';
import { sessionFacts } from '@lqc/claims';
import { CodedError, type ReleaseOverride } from '@lqc/contracts';
import type { CompanyRegister } from '@lqc/survey';
import { CompaniesLike } from './companies-like.js';
import { type Detail, Details, PERSON } from './details.js';
import type { Found, FoundForRelease } from './found.js';
import { Generaliser } from './generalise.js';
import { HeldSentences } from './held-sentences.js';
import { overlapsOne, placesCutTo } from './places.js';
import { withoutPublic } from './public-words.js';
import { reasonWhy } from './reasons-why.js';
import { type ReleaseHeading, type ReleaseSection, sentencesOf } from './release-section.js';
import { type Said, SectionReader } from './said.js';
import { TellingWords } from './telling-words.js';
import { ToldOfContacts } from './told-of-contacts.js';
import { ToldReadings } from './told-readings.js';
import { withheldFacts } from './withheld-facts.js';

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
class ReleaseCheck {
  readonly #held: HeldSentences;
  readonly #companies: CompaniesLike;
  readonly #readings: ToldReadings;
  readonly #contacts: ToldOfContacts;
  readonly #generaliser: Generaliser;
  readonly #details: Details;
  readonly #telling: TellingWords;
  readonly #interviewers: ReadonlySet<string>;

  constructor(private readonly data: ReleaseData) {
    const table = sessionFacts(data.quarters);
    const withheld = withheldFacts(data.quarters);
    const facts = new Map([...table.facts()].map((fact) => [fact.id, fact]));
    this.#held = new HeldSentences(facts, withheld);
    this.#readings = new ToldReadings(table, facts, withheld);
    this.#companies = new CompaniesLike(data.quarters, data.register);
    this.#generaliser = new Generaliser(this.#companies.districts);
    this.#contacts = new ToldOfContacts(data.quarters, this.#companies, this.#generaliser);
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
    const reader = new SectionReader(section, {
      companies: this.#companies,
      generaliser: this.#generaliser,
    });
    return sentencesOf(section).flatMap((statement) => [
      ...this.#ofStatement(section, reader.read(statement), details),
    ]);
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
    const heldFor = isLeftOut ? reasonWhy.leftOut : this.#held.why(said, quote !== null);
    if (heldFor !== null) {
      yield {
        ...whole,
        kind: 'small_group',
        verdict: 'ditahan',
        suggestion: null,
        reason: heldFor,
        tells: this.#held.tells(section, said),
      };
      return;
    }
    const isBeyond = this.#readings.areBeyondTables(statement);
    const isRead = isBeyond || (said.isOfSurvey && this.#readings.in(statement));
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
        reason: isBeyond ? reasonWhy.beyondTables : reasonWhy.reading,
        tells,
      };
    }
    const named = this.#generaliser.districtsIn(sentence);
    const districts = named.map((one) => ({ start: start + one.start, end: start + one.end }));
    const telling = this.#telling
      .in(sentence, { isOfAContact: quote !== null, districts: named })
      .map((one) => ({ ...one, start: start + one.start, end: start + one.end }))
      .filter((one) => !overlapsOne(within, one));
    // What nobody has read in the data may name anything; but the words of titles have capitals anyway.
    const isUnread = statement.status === 'unchecked' && section.id !== HEADING;
    const brands = (quote || isUnread ? this.#generaliser.properNames(withoutPublic(sentence)) : [])
      .map((one) => ({ ...one, start: start + one.start, end: start + one.end }))
      .filter(
        (one) =>
          !overlapsOne(within, one) &&
          !overlapsOne(telling, one) &&
          (quote !== null ||
            (!this.#telling.isOrdinary(one.text.toLowerCase()) && !overlapsOne(districts, one))),
      );
    const replaced = [...within, ...telling, ...brands].toSorted((a, b) => a.start - b.start);
    const inSentence = replaced.map((one) => ({ start: one.start - start, end: one.end - start }));
    const isOfAll = said.isOfAll && statement.status !== 'supported';
    if (quote === null && this.#telling.isOfItsKind(sentence, isOfAll, inSentence)) {
      yield { ...whole, kind: 'small_group', ...HELD, reason: reasonWhy.identity };
      return;
    }
    yield* within.map((one) => this.#foundDetail(one));
    for (const one of telling)
      yield { ...one, verdict: 'perlu_dilihat', reason: reasonWhy[one.kind] };
    for (const { start: from, end: to } of brands)
      yield {
        start: from,
        end: to,
        kind: 'brand',
        verdict: 'perlu_dilihat',
        suggestion: '…',
        reason: reasonWhy.brand,
      };
    yield* this.#contacts.footnotes(section, statement);
  }
}
