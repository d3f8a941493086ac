import { companyName, LEADING_LEGAL_FORMS } from '@lqc/contracts';
import { foldLetters } from './fold-letters.js';
import type { FoundName, KnownName } from './found-name.js';
import { formBefore, withForms } from './legal-forms.js';
import { COMPANY } from './masks.js';
import { Openings } from './openings.js';
import { LANDMARKS } from './ordinary-words.js';
import { asWritten, type ReadText } from './read-text.js';
import { type Likeness, type Meant, WordTable } from './word-table.js';
import { areNeighbours, type WrittenWord, writtenWords } from './written-words.js';

/** Shorter names are only found with their legal form, since they may be ordinary words. */
const SHORTEST_BARE_NAME = 5;
/** A single word of a name identifies a company when it is at least this long and in no other name. */
const SHORTEST_TELLING_WORD = 6;
/** Shorter single words are not taken for misspelled names. */
const SHORTEST_MISSPELLED_NAME = 7;
const MOST_WORDS = 12;
/** Readings of a row of words that are tried at most. */
const MOST_READINGS = 24;
/** Pieces that a word may be broken into, at most. */
const MOST_PIECES = 4;

/** A suffix that a sentence adds to a word. */
const ENDING = /(?<=.{3})(?:nya|lah|kah|pun)$/;
/** A legal form without a space before the name: "PTMaju". */
const LEADING_FORM = new RegExp(`^(?:${LEADING_LEGAL_FORMS.join('|').toLowerCase()})(?=.{3})`);
const ENDS_A_SENTENCE = /[.!?;:]\s|\n\s*\n/;
/** What stands before the first word of a sentence, behind a word that is no abbreviation, or of a line. */
const BEFORE_A_SENTENCE = /[.!?;]\s/;
const LONGEST_ABBREVIATION = 3;
const opensSentence = (between: string, wordBefore: string): boolean =>
  between.includes('\n') ||
  (wordBefore.length > LONGEST_ABBREVIATION && BEFORE_A_SENTENCE.test(between));
const BLANK = /^\s$/;
/** With one of these before it, a word of a name belongs to another name: "Bank Mandiri". */
const KINDS_OF_OTHERS: ReadonlySet<string> = new Set(
  LANDMARKS.concat('bank', 'universitas', 'bandara', 'pelabuhan'),
);

/** A whole name in a text. Which of several that overlap counts follows from its words, not from what parts them. */
interface WholeName extends FoundName {
  readonly letters: number;
  readonly isInOrder: boolean;
}

interface Row {
  readonly words: readonly string[];
  readonly to: number;
  readonly misspelled: number;
  readonly isDisguised: boolean;
}

/**
 * Finds names in texts however they are typed: letters spaced out, words joined or in another order, signs
 * for letters, one letter wrong, missing, doubled or swapped.
 */
export class NameFinder {
  readonly #table = new WordTable();
  /** Names by their words in order of the alphabet. */
  readonly #byWords = new Map<string, { readonly written: string; readonly known: KnownName }>();
  readonly #openings = new Openings();
  /** The one name that has a word; null where several have it. */
  readonly #ofWord = new Map<string, KnownName | null>();
  readonly #wordsOf = new Map<KnownName, readonly string[]>();
  readonly #needForm = new Set<KnownName>();
  #mostWords = 0;

  /** @param isOrdinary whether people use a word, so that it is not taken for a misspelled name */
  constructor(private readonly isOrdinary: (word: string) => boolean) {}

  add(known: KnownName): void {
    const { core, form } = companyName(foldLetters(known.name));
    if (!/\p{L}|\p{N}/u.test(core)) return;
    const words = writtenWords(core)
      .map(({ text }) => text)
      .slice(0, MOST_WORDS);
    const key = words.toSorted().join(' ');
    if (this.#byWords.has(key)) return;
    this.#byWords.set(key, { written: words.join(' '), known });
    this.#wordsOf.set(known, words);
    if (form !== '' && core.length < SHORTEST_BARE_NAME) this.#needForm.add(known);
    this.#mostWords = Math.max(this.#mostWords, words.length);
    const begun = this.#openings.add(words, known);
    if (begun) this.#wordsOf.set(begun, words.slice(0, 2));
    for (const word of words) {
      this.#table.add(word);
      const other = this.#ofWord.get(word);
      this.#ofWord.set(word, other === undefined && words.length > 1 ? known : null);
    }
  }

  /**
   * The names in a text after `foldLetters`, without overlaps; of overlapping ones the longest counts,
   * of equally long ones that in its own order: in "Bahari Sinar Sentosa, Bahari …" nobody is called "Sinar
   * Sentosa, Bahari".
   */
  in(folded: string): { readonly names: FoundName[]; readonly parts: FoundName[] } {
    const words = writtenWords(folded);
    const meant = words.map((word) => this.#meant(word));
    const found: FoundName[] = [];
    const taken = new Uint8Array(folded.length);
    const take = (one: FoundName) => {
      if (taken.subarray(one.start, one.end).includes(1)) return;
      taken.fill(1, one.start, one.end);
      found.push(one);
    };
    const all = words.flatMap((_, at) => this.#from(at, { words, meant, folded }));
    all.sort(
      (a, b) =>
        b.letters - a.letters ||
        Number(b.isInOrder) - Number(a.isInOrder) ||
        b.end - b.start - (a.end - a.start) ||
        a.start - b.start,
    );
    for (const one of all) take(one);
    const isFree = ({ start, end }: WrittenWord) => !taken.subarray(start, end).includes(1);
    for (const at of words.keys())
      if (isFree(words[at]!)) {
        const part = this.#partAround(at, { words, meant, folded }, isFree);
        if (part) take(part);
      }
    const placed = withForms(found, folded);
    return {
      names: placed.filter(({ isPart }) => !isPart),
      parts: placed.filter(({ isPart }) => isPart),
    };
  }

  #meant({ text, isParted }: WrittenWord): readonly Meant[] {
    const bare = text.replace(ENDING, '');
    const spellings = [
      ...new Set([text, bare, text.replace(LEADING_FORM, ''), bare.replace(LEADING_FORM, '')]),
    ];
    const meant = this.#table.meant(spellings, this.isOrdinary(text));
    return isParted ? meant.map((one) => ({ ...one, likeness: worse(one.likeness) })) : meant;
  }

  /** The names that begin with a word of a text. */
  #from(at: number, text: ReadText): WholeName[] {
    const found: WholeName[] = [];
    let rows: Row[] = [{ words: [], to: at, misspelled: 0, isDisguised: false }];
    for (let readings = 0; rows.length > 0 && readings < MOST_READINGS;) {
      const longer: Row[] = [];
      for (const row of rows) {
        const last = text.words[row.to - 1];
        const next = text.words[row.to];
        if (!next || (row.to > at && !areNeighbours(last!, next))) continue;
        for (const { to, words, likeness } of this.#next(row.to, text)) {
          readings += 1;
          const grown = {
            words: [...row.words, ...words],
            to,
            misspelled: row.misspelled + (likeness === 'one letter off' ? 1 : 0),
            isDisguised: row.isDisguised || likeness === 'disguised',
          };
          if (grown.words.length > this.#mostWords) continue;
          const name = this.#nameOf(grown, at, text);
          if (name) found.push(name);
          longer.push(grown);
        }
      }
      rows = longer;
    }
    return found;
  }

  *#next(
    at: number,
    {
      words,
      meant,
    }: { readonly words: readonly WrittenWord[]; readonly meant: readonly (readonly Meant[])[] },
  ): Generator<Meant & { readonly to: number }> {
    for (const one of meant[at]!) yield { ...one, to: at + 1 };
    let pieces = words[at]!.text;
    let isOrdinary = this.isOrdinary(pieces);
    for (let to = at + 1; to < words.length && to < at + MOST_PIECES; to += 1) {
      if (!areNeighbours(words[to - 1]!, words[to]!)) return;
      pieces += words[to]!.text;
      isOrdinary &&= this.isOrdinary(words[to]!.text);
      const word = this.#table.joined(pieces);
      if (word && !isOrdinary) yield { words: [word], likeness: 'disguised', to: to + 1 };
    }
  }

  #nameOf(
    { words, to, misspelled, isDisguised }: Row,
    at: number,
    text: { readonly words: readonly WrittenWord[]; readonly folded: string },
  ): WholeName | null {
    const name = this.#byWords.get(words.length === 1 ? words[0]! : words.toSorted().join(' '));
    if (!name) return null;
    const written = text.words.slice(at, to);
    const start = written[0]!.start;
    const end = written.at(-1)!.end;
    const before = formBefore(text.folded, start);
    if (this.#needForm.has(name.known) && !before) return null;
    const isInOrder = words.join(' ') === name.written;
    const isCapital = before !== undefined || written.some((one) => one.isCapital);
    if (misspelled > 0 || isDisguised || !isInOrder) {
      if (!isCapital && !isDisguised) return null;
      if (!isInOrder && ENDS_A_SENTENCE.test(text.folded.slice(start, end))) return null;
      // Ordinary words, too, may differ by one letter only.
      if (misspelled > 0 && words.length === 1 && words[0]!.length < SHORTEST_MISSPELLED_NAME)
        return null;
      if (misspelled === words.length && !before && !written.every((one) => one.isCapital))
        return null;
    }
    return {
      start,
      end,
      letters: words.join('').length,
      isInOrder,
      known: name.known,
      isSmallWord: written.length === 1 && !isDisguised && !isCapital,
      isPart: false,
      opening: null,
      isOfAnother: false,
    };
  }

  /** A word that of all names only one has, with the words of that name beside it: "Wijaya Karya". */
  #partAround(
    at: number,
    { words, meant, folded }: ReadText,
    isFree: (word: WrittenWord) => boolean,
  ): FoundName | null {
    const told = this.#toldBy(words[at]!, meant[at]!);
    const known = told ?? this.#openings.at(at, { words, meant, folded }, this.isOrdinary);
    const isCapital = (place: number) => words[place]?.isCapital === true;
    /** What stands between a word, or the text's start, and the next word. */
    const gapAfter = (place: number) => folded.slice(words[place]?.end, words[place + 1]!.start);
    // "Gunung Agung" is a mountain, not the company of that name.
    const isLandmark = () =>
      LANDMARKS.includes(words[at]!.text) && isCapital(at + 1) && BLANK.test(gapAfter(at));
    if (!known || isLandmark()) return null;
    const own = this.#wordsOf.get(known)!;
    const isOwn = (place: number) =>
      isCapital(place) &&
      isFree(words[place]!) &&
      meant[place]!.some(
        (one) => one.likeness !== 'one letter off' && own.includes(one.words.join(' ')),
      );
    const isWithNext = (place: number) =>
      areNeighbours(words[place]!, words[place + 1]!) && !ENDS_A_SENTENCE.test(gapAfter(place));
    let [first, last] = [at, at];
    while (isOwn(first - 1) && isWithNext(first - 1)) first -= 1;
    while (isOwn(last + 1) && isWithNext(last)) last += 1;
    const { start } = words[first]!;
    const before = gapAfter(first - 1);
    // "Energi Hijau" may be no company: it is hidden, and never written out as one.
    const isUnsure = !told && words.slice(at, at + 2).some(({ text }) => this.isOrdinary(text));
    return {
      start,
      end: words[last]!.end,
      known: isUnsure ? { ...known, standIn: COMPANY } : known,
      isSmallWord: false,
      isPart: true,
      opening:
        first === last && (first === 0 || opensSentence(before, words[first - 1]!.text))
          ? asWritten(words[at]!, meant[at]!)
          : null,
      isOfAnother:
        isCapital(first - 1) && BLANK.test(before) && KINDS_OF_OTHERS.has(words[first - 1]!.text),
    };
  }

  /** The one name that has this word. */
  #toldBy({ isCapital }: WrittenWord, meant: readonly Meant[]): KnownName | null {
    const [one] = meant;
    if (one?.words.length !== 1 || one.likeness === 'one letter off') return null;
    const [word] = one.words;
    const known = this.#ofWord.get(word!);
    if (!known || word!.length < SHORTEST_TELLING_WORD || this.isOrdinary(word!)) return null;
    return isCapital || one.likeness === 'disguised' ? known : null;
  }
}

const worse = (likeness: Likeness): Likeness => (likeness === 'same' ? 'disguised' : likeness);
