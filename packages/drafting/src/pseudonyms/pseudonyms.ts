import { companyKey } from '@lqc/contracts';
import { foldLetters, readingsOf } from './fold-letters.js';
import { COMPANY, maskAddresses, maskNumbers, maskUnknownNames } from './masks.js';
import type { FoundName } from './found-name.js';
import { NameFinder } from './name-finder.js';
import { longWordsOf, OrdinaryWords } from './ordinary-words.js';

/**
 * Replaces company names by pseudonyms ("Kontak K7") and puts the names back. A company has one
 * pseudonym, also where it was interviewed in several quarters: the position of its first interview. The
 * same contacts in the same order get the same pseudonyms.
 */
export class Pseudonyms {
  readonly #byId = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #contacts = new Map<string, readonly string[]>();
  readonly #ordinary = new OrdinaryWords();
  readonly #finder = new NameFinder((word) => this.#ordinary.has(word));

  /**
   * @param contacts with what they say, where it is known: words that several use are no names
   * @param isOn when false, names are not hidden; contacts get ids nevertheless
   * @param others other names known to the installation, which are masked without a pseudonym
   * @param isEveryday whether a word of a name is none where a sentence starts with it: "Harapan kami …"
   */
  constructor(
    contacts: Iterable<{
      readonly contactId: string;
      readonly contact: string;
      readonly narrative?: string;
    }>,
    private readonly isOn: boolean,
    others: Iterable<string> = [],
    private readonly isEveryday: (word: string) => boolean = () => false,
  ) {
    const known = new Set<string>();
    const idOfCompany = new Map<string, string>();
    for (const { contactId, contact, narrative = '' } of contacts) {
      this.#ordinary.add(contact, longWordsOf(narrative));
      if (this.#byId.has(contactId)) continue;
      const own = `K${this.#byId.size + 1}`;
      const company = companyKey(contact);
      const id = idOfCompany.get(company) ?? own;
      idOfCompany.set(company, id);
      this.#byId.set(contactId, id);
      // A later interview's own number stands in replies of before companies had one, and is nobody else's.
      for (const one of new Set([id, own])) {
        if (!this.#names.has(one)) this.#names.set(one, contact);
        this.#contacts.set(one, [...this.contactsOf(one), contactId]);
      }
      if (known.has(contact)) continue;
      known.add(contact);
      this.#finder.add({ name: contact, standIn: `Kontak ${id}` });
    }
    for (const name of others) {
      if (known.has(name)) continue;
      known.add(name);
      this.#finder.add({ name, standIn: COMPANY });
    }
  }

  /** The id in a contact's pseudonym (`K7`), which drafts also cite. The contact must be known. */
  idOf(contactId: string): string {
    return this.#byId.get(contactId)!;
  }

  /** Ids of the contacts that a draft cites as `K7`: a company's interviews, one in each quarter. */
  contactsOf(id: string): readonly string[] {
    return this.#contacts.get(id) ?? [];
  }

  /** Ids of the contacts whose pseudonyms occur in a text. */
  contactsIn(hidden: string): string[] {
    return [...hidden.matchAll(/\bKontak (K\d+)\b/g)].flatMap(([, id]) => this.contactsOf(id!));
  }

  /**
   * Replaces names, also those of which only a telling word is written, addresses, and numbers that
   * identify persons.
   */
  hide(text: string): string {
    const [first, ...others] = readingsOf(text).map((reading) => {
      const folded = maskAddresses(foldLetters(text, reading));
      const { names, parts } = this.isOn ? this.#finder.in(folded) : NOBODY;
      const told = parts.filter(({ opening }) => opening === null || !this.isEveryday(opening));
      return { folded, names: [...names, ...told] };
    });
    // A word in another alphabet is read in the way that finds most names.
    const { folded, names } = others.reduce(
      (best, one) => (one.names.length > best.names.length ? one : best),
      first!,
    );
    if (!this.isOn) return maskNumbers(folded);
    return maskNumbers(maskUnknownNames(replaced(folded, names)));
  }

  /** Puts names back in place of pseudonyms, in any spelling that a model uses. */
  reveal(text: string): string {
    return text.replace(
      /\bkontak\s?k-?(\d+)\b/gi,
      (written, number: string) => this.#names.get(`K${Number(number)}`) ?? written,
    );
  }
}

const NOBODY = { names: [], parts: [] } as const;

function replaced(text: string, names: readonly FoundName[]): string {
  let out = '';
  let from = 0;
  for (const { start, end, known, isOfAnother } of names.toSorted((a, b) => a.start - b.start)) {
    out += text.slice(from, start) + (isOfAnother ? COMPANY : known.standIn);
    from = end;
  }
  return out + text.slice(from);
}
