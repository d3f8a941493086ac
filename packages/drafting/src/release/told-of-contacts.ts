import type { Quarters } from '@lqc/analysis';
import { type Claim, hasScale, mayTell, type Statement } from '@lqc/contracts';
import { labelOf } from '../prose/sentence.js';
import { COMMON_CAPITALS } from '../pseudonyms/ordinary-words.js';
import {
  type CompaniesLike,
  type CompanyTraits,
  sectorGroup,
  TELLS_A_FIRM_BELOW,
} from './companies-like.js';
import type { ContactWords } from './contact-words.js';
import { type Found, HELD, type Tells } from './found.js';
import { sectorsIn } from './named-groups.js';
import { reasonWhy } from './reasons-why.js';
import type { ReleaseSection } from './release-section.js';
import { tellsOfCompanies } from './tells.js';
import type { WithheldFacts } from './withheld-facts.js';

/** Words that can be true of one company only. */
const UNIQUE =
  /\b(?:satu-satunya|terbesar|tertua|terkemuka|tunggal|eksklusif|pertama|khusus|spesialis|monopoli|pelopor)\b/i;
const CAPITAL = /(?<=[\p{L}\p{N},;:)]\s)\p{Lu}[\p{L}\p{N}’'-]*/gu;
const MOST_CAPITALS_OF_AN_ABBREVIATION = 4;
const COUNTED = /\b(\d+) kontak\b/;

const OF_A_CONTACT: ReadonlySet<Claim['type']> = new Set(['reason', 'quote', 'contact']);
/** Whether a claim was checked against narratives instead of figures. */
export const isOfAContact = ({ type }: Claim): boolean => OF_A_CONTACT.has(type);

/**
 * Whether a sentence about contacts may be released as it is, why, and what it would reveal of their
 * answers.
 */
export interface ToldOfContact {
  readonly verdict: 'aman' | 'ditahan' | 'perlu_dilihat';
  readonly reason: string;
  readonly tells: readonly Tells[];
}

/**
 * Checks what sentences tell of single contacts (their words and deeds), and the footnotes that cite them.
 */
export class ToldOfContacts {
  /** Company and quarter of a contact, by the contact's id. */
  readonly #contacts = new Map<string, { readonly key: string; readonly period: string }>();
  readonly #quarters: Quarters;
  readonly #companies: CompaniesLike;
  readonly #words: ContactWords;
  readonly #withheld: WithheldFacts;

  constructor(
    quarters: Quarters,
    companies: CompaniesLike,
    words: ContactWords,
    withheld: WithheldFacts,
  ) {
    this.#quarters = quarters;
    this.#companies = companies;
    this.#words = words;
    this.#withheld = withheld;
    const { now, before, last_year: lastYear } = quarters;
    for (const quarter of [lastYear, before, now])
      for (const { position, companyKey: key } of quarter?.survey.contacts ?? []) {
        const id = quarter!.contactIds.get(position);
        if (id) this.#contacts.set(id, { key, period: quarter!.period });
      }
  }

  /** The verdict on a sentence whose claims were checked against narratives; null when it has none. */
  in(section: ReleaseSection, statement: Statement, sentence: string): ToldOfContact | null {
    if (!statement.claims.some(isOfAContact)) return null;
    const speakers = this.#speakersOf(statement);
    if (speakers.size === 0) return null;
    if (this.#isOfEnough(section, statement, sentence))
      return { verdict: 'aman', reason: reasonWhy.countedReason(speakers.size), tells: [] };
    const traits = [...speakers]
      .map((key) => this.#companies.of(key))
      .toSorted((a, b) => this.#companies.count(a) - this.#companies.count(b));
    const rare = traits.filter((one) => this.#companies.count(one) < TELLS_A_FIRM_BELOW);
    const fewest = this.#companies.count(traits[0]!);
    const isBland = this.#isBland(sentence);
    if (rare.length === 0) {
      const unplaced = traits.find(({ district }) => district === null);
      const reason = reasonWhy.commonQuote(unplaced ?? traits[0]!, fewest);
      return { verdict: isBland ? 'aman' : 'perlu_dilihat', reason, tells: [] };
    }
    const reason = reasonWhy.rareQuote(traits[0]!, fewest);
    // With fewer than three such companies, its products, place or habits would identify one.
    const isVague =
      isBland &&
      mayTell('count', fewest) &&
      sectorsIn(sentence).length === 0 &&
      rare.every((one) => this.#isVagueIn(section, one));
    if (isVague) return { verdict: 'aman', reason, tells: [] };
    const tells = tellsOfCompanies(section, statement, [...speakers], this.#quarters);
    return { verdict: 'ditahan', reason, tells };
  }

  /** The companies whose words bear a sentence out, by their keys. */
  #speakersOf({ evidence }: Statement): Set<string> {
    return new Set(
      evidence.flatMap(({ contact_id: id, support }) =>
        support === 'opposite' ? [] : (this.#contacts.get(id)?.key ?? []),
      ),
    );
  }

  /**
   * Whether a sentence counts a reason that five companies and more give for one indicator, of all of whom the
   * copy says how many answered on that side: it tells of no answer what the table does not, and of nobody who
   * gave the reason, since it names no sector and cites nobody.
   */
  #isOfEnough({ kind }: ReleaseSection, statement: Statement, sentence: string): boolean {
    const { claims, status, evidence } = statement;
    const [about, ...others] = new Set(
      evidence.flatMap(({ support, indicator }) => (support === 'opposite' ? [] : [indicator])),
    );
    const [counted, many] = COUNTED.exec(sentence) ?? [];
    return (
      status === 'supported' &&
      kind !== 'lapangan_usaha' &&
      claims.some(({ type }) => type === 'reason') &&
      claims.every(({ type }) => type !== 'quote' && type !== 'contact') &&
      counted !== undefined &&
      Number(many) >= TELLS_A_FIRM_BELOW &&
      this.#speakersOf(statement).size >= TELLS_A_FIRM_BELOW &&
      others.length === 0 &&
      about != null &&
      hasScale(about) &&
      // "Perkiraan kenaikan harga jual" is of what is expected.
      sentence.includes(labelOf(about).replace(/^perkiraan /, '')) &&
      !this.#withheld.hasSides(about) &&
      sectorsIn(sentence).length === 0 &&
      this.#isBland(sentence.replace(counted, ''))
    );
  }

  /** Whether nothing in a sentence, apart from the speaker's sector, could identify the speaker. */
  #isBland(sentence: string): boolean {
    const names = [...sentence.matchAll(CAPITAL)].filter(
      ([word]) =>
        !COMMON_CAPITALS.has(word) &&
        (word.length > MOST_CAPITALS_OF_AN_ABBREVIATION || word !== word.toUpperCase()),
    );
    return (
      names.length === 0 &&
      !/\d/.test(sentence) &&
      !UNIQUE.test(sentence) &&
      this.#words.rareIn(sentence).length === 0
    );
  }

  /**
   * Whether enough companies match when district and size are not told, nor the sector unless the chapter
   * names it.
   */
  #isVagueIn({ kind, target }: ReleaseSection, traits: CompanyTraits): boolean {
    if (this.#companies.countInSector(traits) < TELLS_A_FIRM_BELOW) return false;
    return (
      (kind === 'lapangan_usaha' && target === traits.sector) ||
      this.#companies.countInGroup(traits) >= TELLS_A_FIRM_BELOW
    );
  }

  /** What stands in the footnotes of a sentence instead of contacts who could be told by them. */
  *footnotes(section: ReleaseSection, statement: Statement, sentence: string): Generator<Found> {
    const { kind, target } = section;
    const { start, end, evidence } = statement;
    const isOfEnough = this.#isOfEnough(section, statement, sentence);
    for (const { contact_id: contactId, support } of evidence) {
      const contact = this.#contacts.get(contactId);
      if (support === 'opposite' || !contact) continue;
      if (isOfEnough) {
        const { sector } = this.#companies.of(contact.key);
        const text = [sector, contact.period].filter(Boolean).join(' · ');
        const reason = reasonWhy.uncited;
        yield { start, end, kind: 'footnote', text, contactId, ...HELD, reason };
        continue;
      }
      const traits = this.#companies.of(contact.key);
      const count = this.#companies.met(contact.period, ({ sector }) => sector === traits.sector);
      if (count >= TELLS_A_FIRM_BELOW) continue;
      // In a sector's chapter the sector of a cited contact is known anyway.
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
          : HELD),
        reason: reasonWhy.footnote(count),
      };
    }
  }
}
