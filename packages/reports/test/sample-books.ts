import type { Copy } from '@lqc/contracts';
import {
  writeBab2,
  writeBab3,
  writeComparison,
  writeTabulation,
  type WorkbookInput,
} from '../src/workbooks/index.js';
import { sampleInput } from './quarters.js';
import { reopen } from './reopen.js';

const WRITERS = {
  tabulation: writeTabulation,
  'BAB 2': (of: WorkbookInput) => writeBab2({ ...of, indicator: 'harga jual' }),
  'BAB 3': writeBab3,
  comparison: writeComparison,
};
export type SampleBook = keyof typeof WRITERS;

/** A workbook on the samples' quarters; written once for all tests. */
export const sampleBook = once(async (book, copy) => {
  const input = { ...(await sampleInput()), copy };
  return WRITERS[book](input);
});

/** The sheets of such a workbook, as two other readers see them. */
export const sampleSheets = once(async (book, copy) => await reopen(await sampleBook(book, copy)));

function once<Made>(make: (book: SampleBook, copy: Copy) => Promise<Made>) {
  const made = new Map<string, Promise<Made>>();
  return (book: SampleBook, copy: Copy = 'internal') => {
    const key = `${book} ${copy}`;
    const here = made.get(key) ?? make(book, copy);
    made.set(key, here);
    return here;
  };
}
