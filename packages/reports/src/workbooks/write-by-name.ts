import type { Writable } from 'node:stream';
import type { WorkbookName, WorkbookRequest } from '@lqc/contracts';
import { writeBab2 } from './bab2.js';
import { writeBab3 } from './bab3.js';
import { writeComparison } from './comparison.js';
import { writeTabulation } from './tabulation.js';
import type { WorkbookInput } from './workbook-input.js';

/** Writes one workbook from its data, and from what its call said. Ends `out`. */
type Writers = {
  readonly [Name in WorkbookName]: (
    out: Writable,
    input: WorkbookInput,
    request: WorkbookRequest<Name>,
  ) => Promise<void>;
};

const WRITERS: Writers = {
  comparison: writeComparison,
  tabulation: writeTabulation,
  bab2: (out, input, { indicator_type: indicator }) => writeBab2(out, { ...input, indicator }),
  bab3: writeBab3,
};

/** Writes the workbook of that name; the request is of the same workbook. Ends `out`. */
export const writeByName = (
  name: WorkbookName,
  out: Writable,
  input: WorkbookInput,
  request: WorkbookRequest,
): Promise<void> => WRITERS[name](out, input, request as never);
