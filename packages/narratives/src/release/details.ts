import { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { addressSpans, unknownNameSpans } from '../pseudonyms/masks.js';
import { foldWithPlaces } from './fold-with-places.js';
import { TakenPlaces } from './places.js';

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
  /(?<=\b(?:merek|merk|brand|bermerek|berlabel|produk|varian|tipe|seri)\s)[“"']?\p{Lu}[\p{L}\p{N}-]*[”"']?(?:\s\p{Lu}[\p{L}\p{N}-]*){0,3}/gu,
  // Only from a word's first letter, or a long word would be read again from each of its letters.
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]+\s?[®™]/gu,
];

/** Finds names, brands and amounts; names as they are stored anywhere in the installation, however written. */
export class Details {
  readonly #names: Pseudonyms;

  constructor(names: Iterable<string>) {
    this.#names = new Pseudonyms([], true, names);
  }

  /** The details of a text in their order; none overlaps another. */
  in(text: string): Detail[] {
    const found: Detail[] = [];
    const places = new TakenPlaces(text.length);
    const add = (detail: Omit<Detail, 'text'>) => {
      if (places.take(detail))
        found.push({ ...detail, text: text.slice(detail.start, detail.end) });
    };
    const { folded, placeOf } = foldWithPlaces(text);
    const placed = ({ start, end }: { start: number; end: number }) => ({
      start: placeOf(start),
      end: placeOf(end),
    });
    for (const span of this.#names.namesIn(folded))
      add({ ...placed(span), kind: 'name', suggestion: 'sebuah perusahaan', name: span.name });
    for (const { isPerson, ...span } of unknownNameSpans(folded))
      add({
        ...placed(span),
        kind: 'name',
        suggestion: isPerson ? PERSON : 'sebuah perusahaan',
      });
    for (const span of addressSpans(folded))
      add({ ...placed(span), kind: 'name', suggestion: '…' });
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
