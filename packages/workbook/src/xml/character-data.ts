import type { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';
import { DecodedTexts } from './decoded-texts.js';

const REFERENCE = /&(#x[0-9a-f]{1,8}|#[0-9]{1,10}|[a-z]+);|&/gi;
/** The characters that XML names without a declaration, by their names. */
const NAMED_CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const LAST_CODE_POINT = 0x10ffff;

const SHORT_BYTES = 12;
const shortTexts = new DecodedTexts(resolved);

/**
 * The text that these bytes stand for: references resolved and line ends normalised to line feeds.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED` for an undefined reference
 */
export function characterData(bytes: Buffer, from: number, to: number): string {
  return to - from <= SHORT_BYTES ? shortTexts.at(bytes, from, to) : resolved(bytes, from, to);
}

function resolved(bytes: Buffer, from: number, to: number): string {
  const text = bytes.toString('utf8', from, to);
  return resolvedReferences(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
}

/**
 * A text with the characters that its references stand for.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED` for an undefined reference
 */
export function resolvedReferences(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, resolve) : text;
}

/** The text of a CDATA section, which has no references. */
export function literalData(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('utf8', from, to).replace(/\r\n?/g, '\n');
}

function resolve(_: string, reference: string | undefined): string {
  const named = reference && NAMED_CHARACTERS.get(reference);
  if (named) return named;
  if (!reference?.startsWith('#')) throw new WorkbookError('WORKBOOK_DAMAGED');
  const isHex = reference[1] === 'x' || reference[1] === 'X';
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  if (code > LAST_CODE_POINT) throw new WorkbookError('WORKBOOK_DAMAGED');
  return String.fromCodePoint(code);
}
