import { Buffer } from 'node:buffer';
import { resolvedReferences } from '../xml/character-data.js';

/**
 * UTF-8 XML in a string that has one character (latin1) for each byte. Since rewriting changes ASCII
 * only, nothing needs decoding, and all else is written byte for byte as it was read.
 */
export type Markup = string;

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

/** Attributes as a tag has them behind its name. */
export function attributesMarkup(
  attributes: Iterable<readonly [name: string, value: Markup]>,
): Markup {
  let markup = '';
  for (const [name, value] of attributes) markup += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  return markup;
}

/**
 * The text that markup stands for.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED` for an undefined reference
 */
export function fromMarkup(markup: Markup): string {
  const text = BEYOND_ASCII.test(markup) ? Buffer.from(markup, 'latin1').toString('utf8') : markup;
  return resolvedReferences(text);
}
