import type { SheetFacts } from '../wordings/sheet-facts.js';
import { SentenceSchema } from './answer.js';
import { SentenceScanner } from './sentence-scanner.js';
import { shownProse, splitAnswer } from './split-answer.js';
import { type SlotMeans, writtenOut } from './written-out.js';

/**
 * The part of an unfinished draft that can be shown, with pseudonyms: of claims the complete sentences, not
 * yet checked; of prose everything so far.
 */
export class GrowingDraft {
  #written = '';
  #text = '';
  #place = -1;
  /** Known once claims have begun. */
  #scanner: SentenceScanner | undefined;

  /** @param goesOn whether it continues a text, so that prose before its claims belongs to it */
  constructor(
    private readonly means: SlotMeans & { readonly facts: SheetFacts },
    private readonly goesOn = false,
  ) {}

  /** Takes the next piece; the draft so far. */
  add(piece: string): string {
    if (this.#scanner) return this.#scanned(piece, this.#scanner);
    const split = splitAnswer((this.#written += piece));
    if (split.claims === null) return shownProse(split);
    if (this.goesOn) this.#text = split.prose;
    return this.#scanned(split.claims, (this.#scanner = new SentenceScanner()));
  }

  #scanned(piece: string, scanner: SentenceScanner): string {
    for (const object of scanner.add(piece)) this.#take(object);
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
