import { readingsOf } from '../pseudonyms/fold-letters.js';
import { NameFinder } from '../pseudonyms/name-finder.js';
import { addressSpans, unknownNameSpans } from '../pseudonyms/masks.js';
import { foldWithPlaces } from './fold-with-places.js';
import { type Place, TakenPlaces } from './places.js';

/** A few words of a text that should not leave as they are. */
export interface Detail {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'name' | 'brand' | 'amount';
  readonly suggestion: string;
  /** Of a name: the name as it is stored. */
  readonly name?: string | undefined;
}

/** Stands for a person whom nobody knows by name. */
export const PERSON = 'narasumber';
const COMPANY = 'sebuah perusahaan';
const UNITS = `ton|kg|kuintal|unit|kamar|orang|karyawan|tenaga kerja|pekerja|hektare|hektar|ha|liter|kwh|mwh|mw|meter|km|m2|m3|gerai|cabang|outlet|kapal|armada|pohon|ekor|kontainer|teu|dolar|rupiah`;
const AMOUNTS: readonly (readonly [RegExp, (unit: string | undefined) => string])[] = [
  [
    /(?<![\p{L}])(?:Rp\.?|IDR|USD|US\$|\$)\s?\d[\d.,]*(?<![.,])(?:\s?(?:ribu|juta|miliar|milyar|triliun))?/giu,
    () => 'sejumlah dana',
  ],
  [
    new RegExp(
      `(?<![\\d.,\\p{L}])\\d[\\d.,]*(?<![.,])\\s?(?:(?:ribu|juta|miliar|milyar|triliun)\\s)?(${UNITS})(?![\\p{L}])`,
      'giu',
    ),
    (unit) => `sejumlah ${unit!}`,
  ],
];
const BRANDS: readonly RegExp[] = [
  /(?<=\b(?:merek|merk|brand|bermerek|bermerk|berlabel|waralaba|diler|produk|varian|tipe|seri)\s)[“"']?\p{Lu}[\p{L}\p{N}-]*[”"']?(?:\s\p{Lu}[\p{L}\p{N}-]*){0,3}/gu,
  // Only from a word's first letter, or a long word would be read again from each of its letters.
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]+\s?[®™]/gu,
];

/** Finds names, brands and amounts; names as they are stored anywhere in the installation, however written. */
export class Details {
  readonly #names: NameFinder;

  /** @param isOrdinary whether people use a word, so that it is no name written otherwise */
  constructor(names: Iterable<string>, isOrdinary: (word: string) => boolean) {
    this.#names = new NameFinder(isOrdinary);
    for (const name of names) this.#names.add({ name, standIn: COMPANY });
  }

  /** The details of a text in their order; none overlaps another. */
  in(text: string): Detail[] {
    const found: Detail[] = [];
    const places = new TakenPlaces(text.length);
    const add = (detail: Omit<Detail, 'text'>) => {
      if (places.take(detail))
        found.push({ ...detail, text: text.slice(detail.start, detail.end) });
    };
    const [look, ...others] = readingsOf(text).map((reading) => {
      const { folded, placeOf } = foldWithPlaces(text, reading);
      const placed = <Span extends Place>(span: Span) => ({
        ...span,
        start: placeOf(span.start),
        end: placeOf(span.end),
      });
      return { folded, placed, ...this.#names.in(folded) };
    });
    const { folded, placed } = look!;
    for (const { names, placed: place } of [look!, ...others])
      for (const { isSmallWord, known, ...span } of names)
        if (!isSmallWord)
          add({ ...place(span), kind: 'name', suggestion: COMPANY, name: known.name });
    for (const { isPerson, ...span } of unknownNameSpans(folded))
      add({
        ...placed(span),
        kind: 'name',
        suggestion: isPerson ? PERSON : COMPANY,
      });
    for (const span of addressSpans(folded))
      add({ ...placed(span), kind: 'name', suggestion: '…' });
    for (const { parts, placed: place } of [look!, ...others])
      for (const { start, end } of parts)
        add({ ...place({ start, end }), kind: 'brand', suggestion: COMPANY });
    for (const [pattern, suggest] of AMOUNTS)
      for (const { 0: written, 1: unit, index } of text.matchAll(pattern))
        add({
          start: index,
          end: index + written.length,
          kind: 'amount',
          suggestion: suggest(unit),
        });
    for (const pattern of BRANDS)
      for (const { 0: written, index } of text.matchAll(pattern))
        add({ start: index, end: index + written.length, kind: 'brand', suggestion: 'tertentu' });
    return found.toSorted((a, b) => a.start - b.start);
  }
}
