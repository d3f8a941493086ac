import { readingsOf } from '../pseudonyms/fold-letters.js';
import { NameFinder } from '../pseudonyms/name-finder.js';
import { addressSpans, unknownNameSpans } from '../pseudonyms/masks.js';
import { foldWithPlaces } from './fold-with-places.js';
import { type Place, TakenPlaces } from './places.js';

/** A few words of a text that should not be released as they are. */
export interface Detail {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `word of a name`: occurs in the name of one company only, but may be an ordinary word here. */
  readonly kind: 'name' | 'word of a name';
  readonly suggestion: string;
  /** The name as it is stored, where it or its word is one. */
  readonly name?: string | undefined;
}

/** Replaces a person whose name the installation does not know. */
export const PERSON = 'narasumber';
const COMPANY = 'sebuah perusahaan';
/** Words in scripts other than Latin, which nobody at the office could check. */
const OTHER_LETTER = String.raw`(?!\p{Script=Latin}|\p{Script=Common})\p{L}`;
const OTHER_SCRIPTS = new RegExp(
  String.raw`${OTHER_LETTER}(?:${OTHER_LETTER}|\p{M}|\s(?=${OTHER_LETTER}))*`,
  'gu',
);

/** Finds names as they are stored anywhere in the installation, however written, and addresses. */
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
      for (const { isSmallWord, known, start, end } of names)
        if (!isSmallWord)
          add({ ...place({ start, end }), kind: 'name', suggestion: COMPANY, name: known.name });
    for (const { isPerson, ...span } of unknownNameSpans(folded))
      add({
        ...placed(span),
        kind: 'name',
        suggestion: isPerson ? PERSON : COMPANY,
      });
    for (const { 0: written, index } of text.matchAll(OTHER_SCRIPTS))
      add({ start: index, end: index + written.length, kind: 'name', suggestion: '…' });
    for (const span of addressSpans(folded))
      add({ ...placed(span), kind: 'name', suggestion: '…' });
    for (const { parts, placed: place } of [look!, ...others])
      for (const { start, end, known } of parts)
        add({
          ...place({ start, end }),
          kind: 'word of a name',
          suggestion: COMPANY,
          name: known.name,
        });
    return found.toSorted((a, b) => a.start - b.start);
  }
}
