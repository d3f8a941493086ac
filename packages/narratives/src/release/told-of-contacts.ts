import type { Quarters } from '@lqc/analysis';
import { mayTell, type Statement } from '@lqc/contracts';
import { companyKey } from '@lqc/survey';
import {
  type CompaniesLike,
  type CompanyTraits,
  sectorGroup,
  TELLS_A_FIRM_BELOW,
} from './companies-like.js';
import type { Detail } from './details.js';
import type { Found } from './found.js';
import type { Generaliser } from './generalise.js';
import { Narrators } from './narrators.js';
import { reasonWhy } from './reasons-why.js';
import type { ReleaseSection } from './release-section.js';
import { tellsOfCompanies } from './tells.js';

/** Reports that a contact said or did something; its figures are held against the averages elsewhere. */
const OF_A_CONTACT: ReadonlySet<Statement['claims'][number]['type']> = new Set([
  'reason',
  'quote',
  'contact',
]);

/** A sentence without the words in whose place others leave anyway. */
const withoutDetails = (
  sentence: string,
  { statement, details }: { readonly statement: Statement; readonly details: readonly Detail[] },
) =>
  details.reduceRight(
    (text, { start, end }) =>
      text.slice(0, start - statement.start) + text.slice(end - statement.start),
    sentence,
  );

/** What sentences tell of single contacts: their words and deeds, and the footnotes that cite them. */
export class ToldOfContacts {
  readonly #narrators: Narrators;
  readonly #companies: CompaniesLike;
  readonly #generaliser: Generaliser;
  /** Company and quarter of a contact, by the contact's id. */
  readonly #contacts = new Map<string, { readonly key: string; readonly period: string }>();
  readonly #quarters: Quarters;

  constructor(quarters: Quarters, companies: CompaniesLike, generaliser: Generaliser) {
    this.#narrators = new Narrators(quarters);
    this.#quarters = quarters;
    this.#companies = companies;
    this.#generaliser = generaliser;
    const { now, before, last_year: lastYear } = quarters;
    for (const quarter of [lastYear, before, now])
      for (const { position, companyKey: key } of quarter?.survey.contacts ?? []) {
        const id = quarter!.contactIds.get(position);
        if (id) this.#contacts.set(id, { key, period: quarter!.period });
      }
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

  /** Whether what a sentence tells of contacts may leave; null where it tells of none. */
  verdict(
    section: ReleaseSection,
    sentence: string,
    said: { readonly statement: Statement; readonly details: readonly Detail[] },
  ): Pick<Found, 'verdict' | 'suggestion' | 'reason' | 'tells'> | null {
    const speakers = this.#speakers(said.statement, sentence, said.details);
    if (speakers.size === 0) return null;
    const verdict = this.#verdictOn(section, sentence, { ...said, speakers });
    if (verdict.verdict === 'aman') return verdict;
    const tells = tellsOfCompanies(section, said.statement, [...speakers], this.#quarters);
    return { ...verdict, tells };
  }

  #verdictOn(
    section: ReleaseSection,
    sentence: string,
    said: {
      readonly statement: Statement;
      readonly details: readonly Detail[];
      readonly speakers: ReadonlySet<string>;
    },
  ): Pick<Found, 'verdict' | 'suggestion' | 'reason'> {
    const { speakers } = said;
    const traits = [...speakers]
      .map((key) => this.#companies.of(key))
      .toSorted((a, b) => this.#companies.count(a) - this.#companies.count(b));
    const rare = traits.filter((one) => this.#companies.count(one) < TELLS_A_FIRM_BELOW);
    const generalised = this.#generaliser.generalised(sentence);
    const fewest = this.#companies.count(traits[0]!);
    if (rare.length === 0) {
      const unplaced = traits.find(({ district }) => district === null);
      const reason = reasonWhy.commonQuote(unplaced ?? traits[0]!, fewest);
      // Where nobody knows the districts, none can be counted: then no place may be told either.
      if (!unplaced || this.#generaliser.isBland(withoutDetails(sentence, said)))
        return { verdict: 'aman', suggestion: null, reason };
      return this.#generaliser.isBland(generalised)
        ? { verdict: 'digeneralisasi', suggestion: generalised, reason }
        : { verdict: 'ditahan', suggestion: null, reason };
    }
    const reason = reasonWhy.rareQuote(traits[0]!, fewest);
    // Product or habit would tell one of two, wherever it is.
    const isVague =
      mayTell('count', fewest) &&
      rare.every((one) => this.#isVagueIn(section, one)) &&
      this.#generaliser.isBland(generalised);
    return isVague
      ? { verdict: 'digeneralisasi', suggestion: generalised, reason }
      : { verdict: 'ditahan', suggestion: null, reason };
  }

  /** Whether a company is one of enough once its district and size are not told, nor its sector where nothing else tells it. */
  #isVagueIn({ kind, target }: ReleaseSection, traits: CompanyTraits): boolean {
    if (this.#companies.countInSector(traits) < TELLS_A_FIRM_BELOW) return false;
    return (
      (kind === 'lapangan_usaha' && target === traits.sector) ||
      this.#companies.countInGroup(traits) >= TELLS_A_FIRM_BELOW
    );
  }

  /** What stands in the footnotes of a sentence instead of contacts who could be told by them. */
  *footnotes(
    { kind, target }: ReleaseSection,
    { start, end, evidence }: Statement,
  ): Generator<Found> {
    for (const { contact_id: contactId, support } of evidence) {
      const contact = this.#contacts.get(contactId);
      if (support === 'opposite' || !contact) continue;
      const traits = this.#companies.of(contact.key);
      const count = this.#companies.met(contact.period, ({ sector }) => sector === traits.sector);
      if (count >= TELLS_A_FIRM_BELOW) continue;
      // The chapter of a sector tells the sector of whoever it cites.
      const isTold = kind === 'lapangan_usaha' && target === traits.sector;
      const group = traits.sector === null ? null : sectorGroup(traits.sector);
      const isOneOfEnough =
        !isTold &&
        this.#companies.met(
          contact.period,
          ({ sector }) => sector !== null && sectorGroup(sector) === group,
        ) >= TELLS_A_FIRM_BELOW;
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
