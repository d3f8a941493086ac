import { WorkbookError } from '../workbook-error.js';
import { recordsOf } from '../xls-records.js';

// [MS-XLS] 2.3.1: the records that list the sheets, hold the values of their cells and merge them.
const NEEDED = new Set([
  0x0006, // Formula
  0x000a, // EOF
  0x0022, // Date1904
  0x003c, // Continue
  0x0042, // CodePage
  0x0081, // WsBool: distinguishes dialog sheets
  0x0085, // BoundSheet8
  0x00bd, // MulRk
  0x00d6, // RString
  0x00e0, // XF
  0x00e5, // MergeCells
  0x00fc, // SST
  0x00fd, // LabelSst
  0x0203, // Number
  0x0204, // Label
  0x0205, // BoolErr
  0x0207, // String
  0x027e, // RK
  0x041e, // Format
  0x0809, // BOF
]);
/** DxGCol, a column width, which SheetJS skips without reading. */
const SKIPPED = 0x0099;

const FORMULA = 0x0006;
// [MS-XLS] 2.4.127: the formula's length follows cell, cached value, flags and calculation chain.
const FORMULA_LENGTH_AT = 20;
const NO_FORMULA = 0xffff;

const MERGE_CELLS = 0x00e5;
/** [MS-XLS] 2.4.168: a number of ranges of eight bytes each. */
const isCutOff = (data: Buffer): boolean =>
  data.length < 2 || data.length < 2 + 8 * data.readUInt16LE(0);

/**
 * Changes the stream in place so that SheetJS reads cell values only: every other record gets a type
 * that it skips, and formulas lose their code but keep their cached value. Damage in names, links,
 * drawings and formula code makes parsers loop.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED`
 */
export function keepValueRecords(stream: Buffer): void {
  for (const { at, type, data } of recordsOf(stream)) {
    const isDamaged = type === MERGE_CELLS && isCutOff(data);
    if (!NEEDED.has(type) || isDamaged) stream.writeUInt16LE(SKIPPED, at);
    if (type !== FORMULA) continue;
    if (data.length < FORMULA_LENGTH_AT + 2) throw new WorkbookError('WORKBOOK_DAMAGED');
    data.writeUInt16LE(NO_FORMULA, FORMULA_LENGTH_AT);
  }
}
