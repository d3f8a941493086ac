import { CodedError } from '@lqc/contracts';
import { SaxesParser } from 'saxes';

/**
 * Fields that a header or footer may have: they say something of the document itself. Others read
 * files, call addresses or start programs, or put such a field together out of parts.
 */
const FIELDS = new Set(
  'PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE TITLE SUBJECT AUTHOR STYLEREF SEQ'.split(
    ' ',
  ),
);
/** Elements that bring in what lies elsewhere, or run. */
const LIVE = new Set(['altchunk', 'control', 'object', 'oleobject', 'ocx', 'subdoc']);
/** Attributes that name an address; pictures of the file itself come by a relationship. */
const ADDRESSES = new Set(['src', 'href', 'fullname']);

/**
 * Parses a part of a template strictly, as Word will.
 *
 * @throws CodedError `REPORT_TEMPLATE_INVALID` where it is not well formed or declares entities;
 * `REPORT_TEMPLATE_LIVE` where it would fetch or run something
 */
export function requireHarmless(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  const fields = new FieldNames();
  parser.on('error', () => {
    throw new CodedError('REPORT_TEMPLATE_INVALID');
  });
  parser.on('doctype', () => {
    throw new CodedError('REPORT_TEMPLATE_INVALID');
  });
  parser.on('opentag', ({ local, attributes }) => {
    const texts = Object.values(attributes);
    const isAddressed = texts.some(
      ({ local: name, prefix, value }) =>
        prefix !== 'xmlns' && ADDRESSES.has(name.toLowerCase()) && value !== '',
    );
    if (LIVE.has(local.toLowerCase()) || isAddressed) throw new CodedError('REPORT_TEMPLATE_LIVE');
    const of = (name: string) => texts.find((one) => one.local === name)?.value;
    if (local === 'fldSimple') fields.require(of('instr') ?? '');
    if (local === 'fldChar') fields.mark(of('fldCharType'));
    fields.isSaid = /instrtext/i.test(local);
  });
  parser.on('text', (text) => fields.say(text));
  parser.on('closetag', () => (fields.isSaid = false));
  parser.write(xml).close();
  fields.mark('end');
}

/** The instructions of fields, which Word cuts into several runs and puts into each other. */
class FieldNames {
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
