import type { SheetFacts } from '../wordings/sheet-facts.js';
import { SentenceSchema } from './answer.js';
import { SentenceScanner } from './sentence-scanner.js';
import { type SlotMeans, writtenOut } from './written-out.js';

/**
 * The part of an unfinished draft that can be shown, with pseudonyms: of claims the complete sentences, not
 * yet checked; of prose everything so far.
 */
export class GrowingDraft {
  #written = '';
  #text = '';
  #place = -1;
  /** Known from the first letter on. */
  #isJson: boolean | undefined;
  readonly #scanner = new SentenceScanner();

  constructor(private readonly means: SlotMeans & { readonly facts: SheetFacts }) {}

  /** Takes the next piece; the draft so far. */
  add(piece: string): string {
    this.#isJson ??= /\S/.test(piece) ? /^\s*[{[`]/.test(piece) : undefined;
    if (!this.#isJson) return (this.#written += piece);
    for (const object of this.#scanner.add(piece)) this.#take(object);
    return this.#text;
  }

  #take(object: unknown): void {
    const sentence = SentenceSchema.safeParse(object).data;
    if (!sentence) return;
    const { text, breaches } = writtenOut(sentence, (this.#place += 1), this.means);
    if (breaches.length > 0) return;
    const gap = this.#text === '' ? '' : sentence.starts_paragraph ? '\n\n' : ' ';
    this.#text += gap + text(0);
  }
}
