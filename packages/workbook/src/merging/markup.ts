import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { NAMED_CHARACTERS } from '../xml/character-data.js';

/**
 * UTF-8 XML in a string that has one character (latin1) for each byte. Since rewriting changes ASCII
 * only, nothing needs decoding, and all else is written byte for byte as it was read.
 */
export type Markup = string;

const LAST_CODE_POINT = 0x10ffff;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
const BEYOND_ASCII = /[^\0-\x7f]/; // oxlint-disable-line no-control-regex

/** The bytes of an XML part as markup. */
export function markupOf(bytes: Buffer): Markup {
  return bytes.toString('latin1');
}

/** A text as markup, escaped for use in attributes and between tags. */
export function toMarkup(text: string): Markup {
  const escaped = text.replace(/[&<>"\n\r\t]/g, (character) => ESCAPES[character]!);
  return BEYOND_ASCII.test(escaped) ? Buffer.from(escaped, 'utf8').toString('latin1') : escaped;
}

/**
 * The text that markup stands for.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED` for an undefined reference
 */
export function fromMarkup(markup: Markup): string {
  const text = BEYOND_ASCII.test(markup) ? Buffer.from(markup, 'latin1').toString('utf8') : markup;
  return text.includes('&') ? text.replace(/&([^;&]{0,12});|&/g, resolve) : text;
}

function resolve(_: string, reference: string | undefined): string {
  const named = reference && NAMED_CHARACTERS.get(reference);
  if (named) return named;
  const number = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(reference ?? '');
  const code = number ? Number.parseInt(number[1] ?? number[2]!, number[1] ? 16 : 10) : Infinity;
  if (code > LAST_CODE_POINT) throw new WorkbookError('WORKBOOK_DAMAGED');
  return String.fromCodePoint(code);
}
