import { unescapeExcel } from '../text.js';

/**
 * Gathers the text of a shared or inline string: its runs joined, spaces kept as written, phonetic
 * guides (`rPh`, how the characters beside them are spoken) left out.
 */
export class RichText {
  #text = '';
  #isPhonetic = false;

  /** Takes notice of an opened element; true where its text belongs to the string. */
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
