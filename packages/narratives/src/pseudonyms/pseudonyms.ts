import { LEADING_LEGAL_FORMS } from '@lqc/contracts';
import { literalPattern, wordsPattern } from '@lqc/language';
import { companyName } from '@lqc/survey';
import { foldLetters } from './fold-letters.js';
import { maskAddresses, maskNumbers, maskUnknownNames } from './masks.js';

/** Shorter names are only hidden with their legal form, since they could be other words. */
const SHORTEST_BARE_NAME = 5;
const WORD = /[\p{L}\p{N}]+/gu;
/** What lies between the words of a name: also markup, slashes, dashes and new lines. */
const BETWEEN = '[^\\p{L}\\p{N}]{1,12}';
/** Syllables that a sentence hangs on a word. */
const HUNG_ON = '(?:nya|lah|kah|pun)';
const ENDING = new RegExp(`${HUNG_ON}$`);
/** A legal form without a space before the name: "PTMaju". */
const LEADING_FORM = new RegExp(`^(?:${LEADING_LEGAL_FORMS.join('|').toLowerCase()})`);
/** Any leading legal form, abbreviations also with points or spaces: "P. T". */
const FORMS = `(?:${LEADING_LEGAL_FORMS.map(withPoints).join('|')})\\.?`;

interface HiddenName {
  readonly name: string;
  readonly standIn: string;
  /** Created when it is first needed. */
  pattern: RegExp | undefined;
}

/**
 * Replaces company names by pseudonyms ("Kontak K7") and puts the names back. The same contacts in
 * the same order get the same pseudonyms.
 */
export class Pseudonyms {
  readonly #byId = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #contacts = new Map<string, string>();
  /**
   * Names by their first word, so that of thousands of names only few are searched for in a text.
   */
  readonly #byFirstWord = new Map<string, HiddenName[]>();

  /**
   * @param isOn when false, names are not hidden; contacts get ids nevertheless
   * @param others other names known to the installation, which are masked without a pseudonym
   */
  constructor(
    contacts: Iterable<{ readonly contactId: string; readonly contact: string }>,
    private readonly isOn: boolean,
    others: Iterable<string> = [],
  ) {
    const known = new Set<string>();
    for (const { contactId, contact } of contacts) {
      if (this.#byId.has(contactId)) continue;
      const id = `K${this.#byId.size + 1}`;
      this.#byId.set(contactId, id);
      this.#names.set(id, contact);
      this.#contacts.set(id, contactId);
      // A company that was interviewed twice: its name gets the pseudonym of the first interview.
      if (known.has(contact)) continue;
      known.add(contact);
      this.#hideName(contact, `Kontak ${id}`);
    }
    for (const name of others) {
      if (known.has(name)) continue;
      known.add(name);
      this.#hideName(name, '[perusahaan]');
    }
  }

  #hideName(name: string, standIn: string): void {
    const hidden = { name, standIn, pattern: undefined };
    for (const first of firstWordsOf(name)) {
      const others = this.#byFirstWord.get(first);
      if (others) others.push(hidden);
      else this.#byFirstWord.set(first, [hidden]);
    }
  }

  /** The id in a contact's pseudonym (`K7`), which drafts also cite. The contact must be known. */
  idOf(contactId: string): string {
    return this.#byId.get(contactId)!;
  }

  /** Id of the contact that a draft cites as `K7`; undefined for an unknown one. */
  contactOf(id: string): string | undefined {
    return this.#contacts.get(id);
  }

  /** Ids of the contacts whose pseudonyms occur in a text. */
  contactsIn(hidden: string): string[] {
    return [...hidden.matchAll(/\bKontak (K\d+)\b/g)].flatMap(
      ([, id]) => this.contactOf(id!) ?? [],
    );
  }

  /** Replaces names, addresses, and numbers that identify persons. */
  hide(text: string): string {
    let hidden = maskAddresses(foldLetters(text));
    if (!this.isOn) return maskNumbers(hidden);
    for (const name of this.#namesIn(hidden)) {
      name.pattern ??= patternOf(name.name);
      hidden = hidden.replace(name.pattern, name.standIn);
    }
    return maskNumbers(maskUnknownNames(hidden));
  }

  /**
   * The positions of known names in a text after `foldLetters`, without overlaps; of overlapping
   * names the longest counts. A single word counts only with a capital or a legal form: "makmur" is
   * no company.
   */
  namesIn(folded: string): { start: number; end: number; name: string }[] {
    const found: { start: number; end: number; name: string }[] = [];
    for (const hidden of this.#namesIn(folded)) {
      hidden.pattern ??= patternOf(hidden.name);
      for (const { 0: written, index: start } of folded.matchAll(hidden.pattern)) {
        const end = start + written.length;
        const isWord = /^\p{Ll}[\p{L}\p{N}]*$/u.test(written);
        const isTaken = found.some((one) => start < one.end && one.start < end);
        if (!isWord && !isTaken) found.push({ start, end, name: hidden.name });
      }
    }
    return found;
  }

  /** Names that may occur in a text by its words, longest first. */
  #namesIn(text: string): HiddenName[] {
    const words = new Set<string>();
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      words.add(word);
      words.add(word.replace(LEADING_FORM, ''));
      words.add(word.replace(ENDING, ''));
    }
    const names = [...words].flatMap((word) => this.#byFirstWord.get(word) ?? []);
    return [...new Set(names)].sort((a, b) => b.name.length - a.name.length);
  }

  /** Puts names back in place of pseudonyms, in any spelling that a model uses. */
  reveal(text: string): string {
    return text.replace(
      /\bkontak\s?k-?(\d+)\b/gi,
      (written, number: string) => this.#names.get(`K${Number(number)}`) ?? written,
    );
  }
}

/** The first words that a name can have in a text: normalised, or as written. */
function firstWordsOf(name: string): Set<string> {
  const [core = ''] = companyName(name).core.split(' ');
  const [written = ''] = withoutForm(foldLetters(name)).toLowerCase().match(WORD) ?? [];
  return new Set([core, written].filter(Boolean));
}

const WRITTEN_FORM =
  /^(?:(?:P\.?\s?T|C\.?\s?V|U\.?\s?D|P\.?\s?D|Firma|Fa|Perumda|Perum|Koperasi|Yayasan)\b\.?\s*)+/i;
const withoutForm = (name: string) => name.replace(WRITTEN_FORM, '') || name;

/** Matches a name with the legal form before or after it, with or without points, in any case. */
function patternOf(written: string): RegExp {
  const name = foldLetters(written);
  const { core, form } = companyName(name);
  if (core === '') return exact(name);
  const words = core.split(' ').map(literalPattern).join(BETWEEN);
  const bare = core.length >= SHORTEST_BARE_NAME || form === '';
  const before = bare ? `(?:${FORMS}\\s*)?` : `${FORMS}(?:${BETWEEN})?`;
  const after = `(?:,?\\s*(?:Tbk|\\(?Persero\\)?|${FORMS})(?![\\p{L}\\p{N}]))*`;
  // The normalised form of "S.A.M. Jaya" or "D'Puri" differs from what is written.
  const asWritten = wordsPattern(withoutForm(name));
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(?:${words}|${asWritten})${HUNG_ON}?(?![\\p{L}\\p{N}])${after}`,
    'giu',
  );
}

const exact = (name: string) => new RegExp(literalPattern(name), 'giu');

function withPoints(form: string): string {
  return /^[A-Z]+$/.test(form) ? [...form].join('\\.?\\s?') : form;
}
