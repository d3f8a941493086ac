import { CodedError } from '@lqc/contracts';

/**
 * Fields that a header or footer may have: they say something of the document itself. Others read
 * files, call addresses or start programs, or put such a field together out of parts.
 */
const FIELDS = new Set(
  'PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE TITLE SUBJECT AUTHOR STYLEREF SEQ'.split(
    ' ',
  ),
);

/** The instructions of fields, which Word cuts into several runs and puts into each other. */
export class FieldNames {
  /** True within the text of an instruction. */
  isSaid = false;
  readonly #open: string[] = [''];

  say(text: string): void {
    if (this.isSaid) this.#open[this.#open.length - 1] += text;
  }

  mark(type: string | undefined): void {
    if (type === 'begin') this.#open.push('');
    else if (type === 'separate' || type === 'end') {
      this.require(this.#open.at(-1)!);
      if (this.#open.length > 1 && type === 'end') this.#open.pop();
      else this.#open[this.#open.length - 1] = '';
    }
  }

  /** @throws CodedError `REPORT_TEMPLATE_LIVE` for a field that is none of `FIELDS` */
  require(instruction: string): void {
    const [name = ''] = instruction.trim().split(/\s+/);
    if (name !== '' && !FIELDS.has(name.toUpperCase()))
      throw new CodedError('REPORT_TEMPLATE_LIVE');
  }
}
