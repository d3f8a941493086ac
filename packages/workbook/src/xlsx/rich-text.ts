import { unescapeExcel } from '../text.js';

/**
 * Collects the text of a shared or inline string: all of its runs, with their spaces, without phonetic
 * guides (`rPh`, which tell how East Asian characters are spoken).
 */
export class RichText {
  #text = '';
  #isPhonetic = false;

  /** Call for each element that opens; true when its text belongs to the string. */
  open(name: string): boolean {
    if (name === 'rPh') this.#isPhonetic = true;
    return name === 't' && !this.#isPhonetic;
  }

  close(name: string, text: string): void {
    if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 't') this.#text += text;
  }

  /** The string so far, as Excel shows it. */
  get text(): string {
    return unescapeExcel(this.#text);
  }

  /** Begins the next string. */
  reset(): void {
    this.#text = '';
    this.#isPhonetic = false;
  }
}
