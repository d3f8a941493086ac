import { createHash } from 'node:crypto';
import type { Quarters } from '@lqc/analysis';
import { sessionFacts } from '@lqc/claims';
import {
  CodedError,
  mayTell,
  type ReleaseFinding,
  type ReleaseOverride,
  type Statement,
} from '@lqc/contracts';
import { companyKey, type CompanyRegister } from '@lqc/survey';
import {
  CompaniesLike,
  type CompanyTraits,
  sectorGroup,
  TELLS_A_FIRM_BELOW,
} from './companies-like.js';
import { type Detail, Details, PERSON } from './details.js';
import { Generaliser } from './generalise.js';
import { Narrators } from './narrators.js';
import { overlapsOne, placesWithin } from './places.js';
import { reasonWhy } from './reasons-why.js';
import { type ReleaseHeading, type ReleaseSection, sentencesOf } from './release-section.js';
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

/** A finding, and of a footnote the contact that it names. */
export interface FoundForRelease extends ReleaseFinding {
  readonly contactId: string | null;
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

type Found = Omit<
  FoundForRelease,
  'id' | 'section' | 'part' | 'override' | 'text' | 'contactId'
> & {
  readonly text?: string;
  readonly contactId?: string;
};

/** Reports that a contact said or did something; its figures are held against the averages elsewhere. */
const OF_A_CONTACT: ReadonlySet<Statement['claims'][number]['type']> = new Set([
  'reason',
  'quote',
  'contact',
]);

const foundDetail = ({ start, end, kind, suggestion }: Detail): Found => ({
  start,
  end,
  kind,
  verdict: kind === 'name' ? 'digeneralisasi' : 'perlu_dilihat',
  suggestion,
  reason: reasonWhy[kind],
});

class ReleaseCheck {
  readonly #withheld: WithheldFacts;
  readonly #facts: ReadonlyMap<string, Parameters<WithheldFacts['has']>[0]>;
  readonly #companies: CompaniesLike;
  readonly #narrators: Narrators;
  readonly #generaliser: Generaliser;
  readonly #details: Details;
  readonly #interviewers: ReadonlySet<string>;
  /** Company and quarter of a contact, by the contact's id. */
  readonly #contacts = new Map<string, { readonly key: string; readonly period: string }>();

  constructor(private readonly data: ReleaseData) {
    const table = sessionFacts(data.quarters);
    this.#withheld = withheldFacts(data.quarters);
    this.#facts = new Map([...table.facts()].map((fact) => [fact.id, fact]));
    this.#companies = new CompaniesLike(data.quarters, data.register);
    this.#narrators = new Narrators(data.quarters);
    this.#generaliser = new Generaliser(this.#companies.districts);
    this.#details = new Details(data.names);
    this.#interviewers = new Set(data.interviewers);
    const { now, before, last_year: lastYear } = data.quarters;
    for (const quarter of [lastYear, before, now])
      for (const { position, companyKey: key } of quarter?.survey.contacts ?? []) {
        const id = quarter!.contactIds.get(position);
        if (id) this.#contacts.set(id, { key, period: quarter!.period });
      }
  }

  of(section: ReleaseSection): FoundForRelease[] {
    const details = this.#details.in(section.text);
    const found = sentencesOf(section).flatMap((statement) => [
      ...this.#ofStatement(section, statement, details),
    ]);
    return this.#known({ section: section.id, part: 'text', text: section.text }, found);
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
    const section = { id: '', kind: 'catatan' as const, target: null, text, statements: [] };
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
    return found.map(({ contactId = null, ...one }) => {
      const text = one.text ?? whole.slice(one.start, one.end);
      const same = JSON.stringify([place, one.kind, text, contactId]);
      const turn = (seen.get(same) ?? 0) + 1;
      seen.set(same, turn);
      const id = createHash('sha256').update(`${same}${turn}`).digest('hex').slice(0, 24);
      const override = this.data.overrides.get(id) ?? null;
      return { id, section, part, ...one, text, contactId, override };
    });
  }

  *#ofStatement(
    section: ReleaseSection,
    statement: Statement,
    details: readonly Detail[],
  ): Generator<Found> {
    const { start, end } = statement;
    const sentence = section.text.slice(start, end);
    const within = placesWithin(details, statement);
    const whole = { start, end };
    if (this.#tellsAFewFirms(section, statement, sentence)) {
      yield {
        ...whole,
        kind: 'small_group',
        verdict: 'ditahan',
        suggestion: null,
        reason: reasonWhy.smallGroup,
      };
      return;
    }
    const quote = this.#quoteVerdict(
      section,
      sentence,
      this.#speakers(statement, sentence, within),
    );
    if (quote) yield { ...whole, kind: 'quote', ...quote };
    if (quote && quote.verdict !== 'aman') {
      if (quote.verdict === 'digeneralisasi') yield* this.#footnotes(section, statement);
      return;
    }
    yield* within.map(foundDetail);
    if (quote)
      for (const { start: from, end: to } of this.#generaliser.properNames(sentence)) {
        const at = { start: start + from, end: start + to };
        if (overlapsOne(within, at)) continue;
        yield {
          ...at,
          kind: 'brand',
          verdict: 'perlu_dilihat',
          suggestion: '…',
          reason: reasonWhy.brand,
        };
      }
    yield* this.#footnotes(section, statement);
  }

  /** A figure of a group that shows a firm, or whatever is asserted of such a sector. */
  #tellsAFewFirms(
    { kind, target }: ReleaseSection,
    { claims, status }: Statement,
    sentence: string,
  ) {
    const isWithheld = (id: string) => {
      const fact = this.#facts.get(id);
      return fact !== undefined && this.#withheld.has(fact);
    };
    if (claims.some(({ facts }) => facts.some(isWithheld))) return true;
    // That fewer than three were met of a sector tells that one of them was.
    if (status === 'no_claim') return false;
    const sectors = this.#generaliser.sectorsIn(sentence);
    if (kind === 'lapangan_usaha' && target !== null) sectors.push(target);
    if (sectors.some((sector) => this.#withheld.fewFirms.has(sector))) return true;
    const isUnread = status !== 'supported' && /\d/.test(sentence);
    return isUnread && sectors.some((sector) => this.#withheld.sectors.has(sector));
  }

  /** The companies whose words or deeds a sentence tells. */
  #speakers(
    { claims, evidence }: Statement,
    sentence: string,
    details: readonly Detail[],
  ): Set<string> {
    const speakers = new Set(this.#narrators.of(sentence));
    // What so many said in the same words is nobody's own.
    if (speakers.size >= TELLS_A_FIRM_BELOW) speakers.clear();
    if (claims.some(({ type }) => OF_A_CONTACT.has(type)))
      for (const { contact_id: id, support } of evidence) {
        const contact = support === 'opposite' ? undefined : this.#contacts.get(id);
        if (contact) speakers.add(contact.key);
      }
    for (const { name } of details) if (name) speakers.add(companyKey(name));
    return speakers;
  }

  #quoteVerdict(
    section: ReleaseSection,
    sentence: string,
    speakers: ReadonlySet<string>,
  ): Pick<Found, 'verdict' | 'suggestion' | 'reason'> | null {
    if (speakers.size === 0) return null;
    const traits = [...speakers].map((key) => this.#companies.of(key));
    const rare = traits.filter((one) => this.#companies.count(one) < TELLS_A_FIRM_BELOW);
    if (rare.length === 0)
      return { verdict: 'aman', suggestion: null, reason: reasonWhy.commonQuote };
    const generalised = this.#generaliser.generalised(sentence);
    const fewest = Math.min(...rare.map((one) => this.#companies.count(one)));
    // Product or habit would tell one of two, wherever it is.
    const isVague =
      mayTell('count', fewest) &&
      rare.every((one) => this.#isVagueIn(section, one)) &&
      this.#generaliser.isBland(generalised);
    return isVague
      ? { verdict: 'digeneralisasi', suggestion: generalised, reason: reasonWhy.rareQuote(fewest) }
      : { verdict: 'ditahan', suggestion: null, reason: reasonWhy.rareQuote(fewest) };
  }

  /** Whether a company is one of enough once its district is not told, nor its sector where nothing else tells it. */
  #isVagueIn({ kind, target }: ReleaseSection, traits: CompanyTraits): boolean {
    const inSector = this.#companies.count({ ...traits, district: null });
    if (inSector < TELLS_A_FIRM_BELOW) return false;
    return (
      (kind === 'lapangan_usaha' && target === traits.sector) ||
      this.#companies.countInGroup(traits) >= TELLS_A_FIRM_BELOW
    );
  }

  *#footnotes(
    { kind, target }: ReleaseSection,
    { start, end, evidence }: Statement,
  ): Generator<Found> {
    for (const { contact_id: contactId, support } of evidence) {
      const contact = this.#contacts.get(contactId);
      if (support === 'opposite' || !contact) continue;
      const traits = this.#companies.of(contact.key);
      const count = this.#companies.count(traits);
      if (count >= TELLS_A_FIRM_BELOW) continue;
      // The chapter of a sector tells the sector of whoever it cites.
      const isTold = kind === 'lapangan_usaha' && target === traits.sector;
      const inSector = this.#companies.count({ ...traits, district: null });
      const isOneOfEnough =
        this.#companies.countInGroup(traits) >= TELLS_A_FIRM_BELOW &&
        (!isTold || inSector >= TELLS_A_FIRM_BELOW);
      const text = [traits.sector, contact.period].filter(Boolean).join(' · ');
      yield {
        start,
        end,
        kind: 'footnote',
        text,
        contactId,
        ...(isOneOfEnough && traits.sector !== null
          ? {
              verdict: 'digeneralisasi',
              suggestion: `${sectorGroup(traits.sector)} · ${contact.period}`,
            }
          : { verdict: 'ditahan', suggestion: null }),
        reason: reasonWhy.footnote(count),
      };
    }
  }
}
