import { companyName } from '@lqc/survey';

/** Contact persons' ways to be reached never leave the server. */
const MASKS: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[surel]'],
  [/(?<!\d)(?:\+62|62|0)8\d(?:[\s.-]?\d){6,11}(?!\d)/g, '[telepon]'],
];
/** Shorter names without their legal form stand for too many other words. */
const SHORTEST_BARE_NAME = 5;

/**
 * Replaces companies by stable stand-ins ("Kontak K7") and puts them back. The same contacts in
 * the same order have the same stand-ins.
 */
export class Pseudonyms {
  readonly #byId = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #patterns: readonly (readonly [RegExp, string])[];

  /** @param isOn without it names stay as they are; ids are given all the same */
  constructor(
    contacts: Iterable<{ readonly contactId: string; readonly contact: string }>,
    private readonly isOn: boolean,
  ) {
    for (const { contactId, contact } of contacts) {
      if (this.#byId.has(contactId)) continue;
      const id = `K${this.#byId.size + 1}`;
      this.#byId.set(contactId, id);
      this.#names.set(id, contact);
    }
    this.#patterns = [...this.#names]
      .map(([id, name]) => [patternOf(name), id, name.length] as const)
      .toSorted(([, , a], [, , b]) => b - a)
      .flatMap(([pattern, id]) => (pattern ? [[pattern, `Kontak ${id}`] as const] : []));
  }

  /** The stand-in's id of a contact, also what a draft cites. */
  idOf(contactId: string): string {
    return this.#byId.get(contactId)!;
  }

  /** The contact that a draft cites by this id. */
  contactOf(id: string): string | undefined {
    for (const [contactId, one] of this.#byId) if (one === id) return contactId;
    return undefined;
  }

  /** The contacts whose stand-ins stand in a hidden text. */
  contactsIn(hidden: string): string[] {
    return [...hidden.matchAll(/\bKontak (K\d+)\b/g)].flatMap(
      ([, id]) => this.contactOf(id!) ?? [],
    );
  }

  /** The text without names, addresses and telephone numbers. */
  hide(text: string): string {
    let hidden = text;
    if (this.isOn)
      for (const [pattern, standIn] of this.#patterns) hidden = hidden.replace(pattern, standIn);
    for (const [pattern, mask] of MASKS) hidden = hidden.replace(pattern, mask);
    return hidden;
  }

  /** The text with its names put back, however a model has written the stand-in. */
  reveal(text: string): string {
    return text.replace(
      /\bkontak\s?k-?(\d+)\b/gi,
      (written, number: string) => this.#names.get(`K${Number(number)}`) ?? written,
    );
  }
}

/** A company's name as texts have it: form before or behind, with or without points, any case. */
function patternOf(name: string): RegExp | null {
  const { core, form } = companyName(name);
  if (core === '') return null;
  const words = core.split(' ').map(escaped).join("[\\s.,&'’-]+");
  const forms =
    '(?:P\\.?\\s?T|C\\.?\\s?V|U\\.?\\s?D|P\\.?\\s?D|Firma|Fa|Perum|Perumda|Koperasi|Yayasan)\\.?';
  const bare = core.length >= SHORTEST_BARE_NAME || form === '';
  const before = bare ? `(?:${forms}\\s*)?` : `${forms}\\s*`;
  const after = `(?:,?\\s*(?:Tbk|\\(?Persero\\)?|${forms})(?![\\p{L}\\p{N}]))*`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${before}${words}(?![\\p{L}\\p{N}])${after}`, 'giu');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
