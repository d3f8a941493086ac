import { CodedError } from '@lqc/contracts';
import type { SaxesTagNS } from 'saxes';

/**
 * Fields that a header or footer may have: they say something of the document itself. Others read
 * files, call addresses or start programs, or put such a field together out of parts.
 */
const FIELDS = new Set(
  'PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE TITLE SUBJECT AUTHOR STYLEREF SEQ'.split(
    ' ',
  ),
);

/** Fields that read files, call addresses or start programs, and the one that puts such a field together. */
const FETCHING = new Set(
  'INCLUDE INCLUDETEXT INCLUDEPICTURE IMPORT LINK DDE DDEAUTO RD DATABASE QUOTE'.split(' '),
);

/** Where fields stand: above and below the pages few are of use, and text may have all that fetch nothing. */
const ALLOWED = {
  frame: (name: string) => FIELDS.has(name),
  text: (name: string) => !FETCHING.has(name),
} as const;

/** The instructions of fields, which Word cuts into several runs and puts into each other. */
export class FieldNames {
  /** True within the text of an instruction. */
  #isSaid = false;
  readonly #open: string[] = [''];

  constructor(private readonly place: keyof typeof ALLOWED) {}

  /** Takes the start of an element; `say` its text, and `close` its end. */
  open({ local, attributes }: SaxesTagNS): void {
    const of = (name: string) => Object.values(attributes).find((one) => one.local === name)?.value;
    if (local === 'fldSimple') this.#require(of('instr') ?? '');
    if (local === 'fldChar') this.mark(of('fldCharType'));
    this.#isSaid = /instrtext/i.test(local);
  }

  close(): void {
    this.#isSaid = false;
  }

  say(text: string): void {
    if (this.#isSaid) this.#open[this.#open.length - 1] += text;
  }

  mark(type: string | undefined): void {
    if (type === 'begin') this.#open.push('');
    else if (type === 'separate' || type === 'end') {
      this.#require(this.#open.at(-1)!);
      if (this.#open.length > 1 && type === 'end') this.#open.pop();
      else this.#open[this.#open.length - 1] = '';
    }
  }

  /** @throws CodedError `REPORT_TEMPLATE_LIVE` for a field that its place does not allow */
  #require(instruction: string): void {
    const [name = ''] = instruction.trim().split(/\s+/);
    if (name !== '' && !ALLOWED[this.place](name.toUpperCase()))
      throw new CodedError('REPORT_TEMPLATE_LIVE');
  }
}
