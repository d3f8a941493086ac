import type { WorkbookName, WorkbookRequest } from '@lqc/contracts';
import { writeBab2 } from './bab2.js';
import { writeBab3 } from './bab3.js';
import { writeComparison } from './comparison.js';
import { writeTabulation } from './tabulation.js';
import type { WorkbookInput } from './workbook-input.js';

/** Writes one workbook from its data, and from what its call said. */
type Writers = {
  readonly [Name in WorkbookName]: (
    input: WorkbookInput,
    request: WorkbookRequest<Name>,
  ) => Promise<Buffer>;
};

const WRITERS: Writers = {
  comparison: writeComparison,
  tabulation: writeTabulation,
  bab2: (input, { indicator_type: indicator }) => writeBab2({ ...input, indicator }),
  bab3: writeBab3,
};

/** Writes the workbook of that name; the request is of the same workbook. */
export const writeByName = (
  name: WorkbookName,
  input: WorkbookInput,
  request: WorkbookRequest,
): Promise<Buffer> => WRITERS[name](input, request as never);
