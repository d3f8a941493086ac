import { WorkbookError } from '../workbook-error.js';
import { DecodedOnce } from './decoded-once.js';

const NAME = /^[\p{L}_:][\p{L}\p{M}\p{N}._:·-]*$/u;

/** Names of elements and attributes. */
export const names = new DecodedOnce((bytes, from, to) => {
  const name = bytes.toString('utf8', from, to);
  if (!NAME.test(name)) throw new WorkbookError('WORKBOOK_DAMAGED');
  return name;
});

/** A name without its namespace prefix: `x:row` and `row` are one. */
export function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}
