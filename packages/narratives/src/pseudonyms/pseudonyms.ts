import { LEADING_LEGAL_FORMS } from '@lqc/contracts';
import { literalPattern, wordsPattern } from '@lqc/language';
import { companyName } from '@lqc/survey';
import { foldLetters } from './fold-letters.js';
import { maskNumbers, maskUnknownNames } from './masks.js';

/** Shorter names without their legal form stand for too many other words. */
const SHORTEST_BARE_NAME = 5;
const WORD = /[\p{L}\p{N}]+/gu;
/** "PTMaju": a form that ran into the name. */
const LEADING_FORM = new RegExp(`^(?:${LEADING_LEGAL_FORMS.join('|').toLowerCase()})`);
/** Any leading form, short ones also with points between their letters: "P. T". */
const FORMS = `(?:${LEADING_LEGAL_FORMS.map(withPoints).join('|')})\\.?`;

interface HiddenName {
  readonly name: string;
  readonly standIn: string;
  /** Made when it is first needed. */
  pattern: RegExp | undefined;
}

/**
 * Replaces companies by stable stand-ins ("Kontak K7") and puts them back. The same contacts in
 * the same order have the same stand-ins.
 */
export class Pseudonyms {
  readonly #byId = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #contacts = new Map<string, string>();
  /** Names by the first word of their core: few of thousands can stand in one text. */
  readonly #byFirstWord = new Map<string, HiddenName[]>();

  /**
   * @param isOn without it names stay as they are; ids are given all the same
   * @param others names of the installation that are nobody's here: they are only masked
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
      // The same company, interviewed again: the first one stands for its name.
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

  /** The stand-in's id of a contact, also what a draft cites. */
  idOf(contactId: string): string {
    return this.#byId.get(contactId)!;
  }

  /** The contact that a draft cites by this id. */
  contactOf(id: string): string | undefined {
    return this.#contacts.get(id);
  }

  /** The contacts whose stand-ins stand in a hidden text. */
  contactsIn(hidden: string): string[] {
    return [...hidden.matchAll(/\bKontak (K\d+)\b/g)].flatMap(
      ([, id]) => this.contactOf(id!) ?? [],
    );
  }

  /** The text without names, addresses, and numbers that lead to persons. */
  hide(text: string): string {
    let hidden = foldLetters(text);
    if (!this.isOn) return maskNumbers(hidden);
    for (const name of this.#namesIn(hidden)) {
      name.pattern ??= patternOf(name.name);
      hidden = hidden.replace(name.pattern, name.standIn);
    }
    return maskNumbers(maskUnknownNames(hidden));
  }

  /**
   * Where names stand in a folded text, longest first, none within another. A single common word
   * counts only with a capital or its legal form: "makmur" is no company.
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

  /** The names that may stand in a text, longest first. */
  #namesIn(text: string): HiddenName[] {
    const words = new Set<string>();
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      words.add(word);
      words.add(word.replace(LEADING_FORM, ''));
    }
    const names = [...words].flatMap((word) => this.#byFirstWord.get(word) ?? []);
    return [...new Set(names)].sort((a, b) => b.name.length - a.name.length);
  }

  /** The text with its names put back, however a model has written the stand-in. */
  reveal(text: string): string {
    return text.replace(
      /\bkontak\s?k-?(\d+)\b/gi,
      (written, number: string) => this.#names.get(`K${Number(number)}`) ?? written,
    );
  }
}

/** How a name can begin in a text: by its core, or letter by letter as it is written. */
function firstWordsOf(name: string): Set<string> {
  const [core = ''] = companyName(name).core.split(' ');
  const [written = ''] = withoutForm(name).toLowerCase().match(WORD) ?? [];
  return new Set([core, written].filter(Boolean));
}

const WRITTEN_FORM =
  /^(?:(?:P\.?\s?T|C\.?\s?V|U\.?\s?D|P\.?\s?D|Firma|Fa|Perumda|Perum|Koperasi|Yayasan)\b\.?\s*)+/i;
const withoutForm = (name: string) => name.replace(WRITTEN_FORM, '') || name;

/** A company's name as texts have it: form before or behind, with or without points, any case. */
function patternOf(name: string): RegExp {
  const { core, form } = companyName(name);
  if (core === '') return exact(name);
  const words = core.split(' ').map(literalPattern).join("[\\s.,&'’-]+");
  const bare = core.length >= SHORTEST_BARE_NAME || form === '';
  const before = bare ? `(?:${FORMS}\\s*)?` : `${FORMS}\\s*`;
  const after = `(?:,?\\s*(?:Tbk|\\(?Persero\\)?|${FORMS})(?![\\p{L}\\p{N}]))*`;
  // "S.A.M. Jaya" and "D'Puri" have a core that is not written so.
  const written = wordsPattern(withoutForm(name));
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(?:${words}|${written})(?![\\p{L}\\p{N}])${after}`,
    'giu',
  );
}

const exact = (name: string) => new RegExp(literalPattern(name), 'giu');

function withPoints(form: string): string {
  return /^[A-Z]+$/.test(form) ? [...form].join('\\.?\\s?') : form;
}
