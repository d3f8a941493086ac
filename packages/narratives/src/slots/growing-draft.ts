import type { Voice } from '../facts/fact-sheet.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import type { SheetFacts } from '../wordings/sheet-facts.js';
import { SentenceSchema } from './answer.js';
import type { NumberedSentence } from './sources.js';
import { writtenOut } from './written-out.js';

/**
 * A draft as it may be shown while it is written: of an answer in claims the sentences that are
 * complete, not yet checked; of prose all that has come. Reading is linear in what comes.
 */
export class GrowingDraft {
  #written = '';
  #text = '';
  /** Where reading goes on, and how deep in braces that is. */
  #at = 0;
  #depth = 0;
  #from = 0;
  #place = -1;
  /** Known from the first letter on. */
  #isJson: boolean | undefined;
  #isInString = false;
  #isEscaped = false;
  readonly #sources: ReadonlyMap<string, NumberedSentence>;

  constructor(
    private readonly means: {
      readonly facts: SheetFacts;
      readonly pseudonyms: Pseudonyms;
      readonly voices: readonly (Voice & { readonly numbered: readonly NumberedSentence[] })[];
    },
  ) {
    const numbered = means.voices.flatMap((voice) => voice.numbered);
    this.#sources = new Map(numbered.map((one) => [one.id, one]));
  }

  /** Takes the next piece; the draft so far. */
  add(piece: string): string {
    this.#written += piece;
    this.#isJson ??= /\S/.test(piece) ? /^\s*[{[`]/.test(piece) : undefined;
    if (!this.#isJson) return this.means.pseudonyms.reveal(this.#written);
    for (; this.#at < this.#written.length; this.#at += 1) this.#step(this.#written[this.#at]!);
    return this.#text;
  }

  #step(letter: string): void {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (letter === '\\') this.#isEscaped = true;
      else if (letter === '"') this.#isInString = false;
    } else if (letter === '"') this.#isInString = true;
    else if (letter === '{') {
      this.#depth += 1;
      // The answer is the first object, its sentences are the ones within.
      if (this.#depth === 2) this.#from = this.#at;
    } else if (letter === '}') {
      if (this.#depth === 2) this.#take(this.#written.slice(this.#from, this.#at + 1));
      this.#depth -= 1;
    }
  }

  #take(object: string): void {
    const sentence = parsed(object);
    if (!sentence) return;
    const { facts } = this.means;
    const { text } = writtenOut(sentence, (this.#place += 1), { facts, sources: this.#sources });
    const gap = this.#text === '' ? '' : sentence.starts_paragraph ? '\n\n' : ' ';
    this.#text += gap + text(0);
  }
}

function parsed(object: string) {
  try {
    return SentenceSchema.safeParse(JSON.parse(object)).data ?? null;
  } catch {
    return null;
  }
}
