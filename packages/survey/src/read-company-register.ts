import {
  type CellLocation,
  CodedError,
  type CompanyFileReport,
  companyKey,
  getOrInsert,
} from '@lqc/contracts';
import { CellError, cellReference, type CellValue, type Sheet, WorkbookError } from '@lqc/workbook';
import { cellText, isBlank, saysSomething } from './cell-text.js';
import type { Company, RegisterReading } from './company-register.js';
import { normaliseLabel } from './normalise-label.js';
import { sectorName } from './sector-name.js';

const NAME_COLUMN = normaliseLabel('Nama Perusahaan');
const SECTOR_COLUMN = normaliseLabel('Lapangan Usaha');
/** Columns that an office may leave out. */
const DISTRICT_COLUMNS = ['Kabupaten/Kota', 'Kab/Kota', 'Kabupaten', 'Kota'].map(normaliseLabel);
const STATUS_COLUMNS = ['Status', 'Status Perusahaan', 'Keterangan Status'].map(normaliseLabel);
/** Rows searched for the header, since titles and notes may be above it. */
const HEADER_WITHIN_ROWS = 50;

type Rows = Map<number, Map<number, CellValue>>;

/** A table of companies: the rows of its sheet, and where its header stands. */
interface Table {
  readonly sheet: Sheet;
  readonly rows: Rows;
  readonly header: Header;
}

/**
 * Reads the company database from the first sheet whose header row has `Nama Perusahaan` and
 * `Lapangan Usaha`; from a hidden one only where no other has them.
 *
 * @throws CodedError `COMPANY_COLUMNS_MISSING` or `COMPANY_LIST_EMPTY`
 */
export async function readCompanyRegister(
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
): Promise<RegisterReading> {
  const isShown = ({ sheet }: Table) => sheet.visibility === 'visible';
  let table: Table | undefined;
  const others: CellLocation[] = [];
  try {
    for await (const sheet of sheets) {
      const rows = rowsOf(sheet);
      for (const header of findHeaders(rows)) {
        const found = { sheet, rows, header };
        const isBetter = !table || (isShown(found) && !isShown(table));
        const other = isBetter ? table : found;
        if (isBetter) table = found;
        if (other) others.push(placeOf(other));
      }
    }
  } catch (error) {
    // The sheets behind the one that is read are only looked through.
    if (!(error instanceof WorkbookError && table && isShown(table))) throw error;
  }
  if (!table) throw new CodedError('COMPANY_COLUMNS_MISSING');
  fillMerged(table);
  return readRows(table, others);
}

const placeOf = ({ sheet, header }: Table): CellLocation => ({
  sheet: sheet.name,
  cell: cellReference(header.row, header.name),
});

/** Whether a sheet has the header of a company database. */
export const isRegisterSheet = (sheet: Sheet) => findHeaders(rowsOf(sheet)).length > 0;

function rowsOf(sheet: Sheet): Rows {
  const rows: Rows = new Map();
  for (const { row, column, value } of sheet.cells)
    getOrInsert(rows, row, () => new Map()).set(column, value);
  return rows;
}

/** Companies of one sector may share one cell for it: each of its rows has what stands in the first. */
function fillMerged({ sheet: { merged = [] }, rows, header }: Table): void {
  const columns = new Set([header.sector, header.district, header.status]);
  const filledTo = new Map<number, number>();
  for (const { top, left, bottom } of merged) {
    const value = rows.get(top)?.get(left);
    if (value === undefined || top <= header.row || !columns.has(left)) continue;
    // No file that Excel writes has one cell in two of them.
    for (let row = Math.max(top, filledTo.get(left) ?? 0) + 1; row <= bottom; row += 1)
      rows.get(row)?.set(left, value);
    filledTo.set(left, Math.max(bottom, filledTo.get(left) ?? 0));
  }
}

interface Header {
  readonly row: number;
  readonly name: number;
  readonly sector: number;
  readonly district: number | undefined;
  readonly status: number | undefined;
}

/** The headers in the first row that has one; where several tables stand side by side, each has its own. */
function findHeaders(rows: Rows): Header[] {
  for (const [row, cells] of [...rows].slice(0, HEADER_WITHIN_ROWS)) {
    const columnsOf = (label: string) =>
      [...cells].flatMap(([column, value]) =>
        typeof value === 'string' && normaliseLabel(value) === label ? [column] : [],
      );
    const names = columnsOf(NAME_COLUMN);
    const sectors = columnsOf(SECTOR_COLUMN);
    const firstOf = (labels: readonly string[]) => labels.flatMap(columnsOf)[0];
    const district = firstOf(DISTRICT_COLUMNS);
    const status = firstOf(STATUS_COLUMNS);
    const headers = names
      .slice(0, sectors.length)
      .map((name, nth) => ({ row, name, sector: sectors[nth]!, district, status }));
    if (headers.length > 0) return headers;
  }
  return [];
}

/** A row that names a company. */
interface NamedRow {
  readonly row: number;
  readonly name: string;
  /** The sector as it is written; null where the row has none. */
  readonly written: string | null;
  readonly cells: ReadonlyMap<number, CellValue>;
}

function readRows({ sheet, rows, header }: Table, others: CellLocation[]): RegisterReading {
  const report: CompanyFileReport = {
    sheet: sheet.name,
    rows: 0,
    companies: 0,
    other_tables: others,
    rows_without_name: [],
    rows_without_sector: [],
    unknown_sectors: [],
    duplicate_companies: [],
  };
  const rowsByKey = new Map<string, NamedRow[]>();
  for (const [row, cells] of rows) {
    if (row <= header.row) continue;
    const name = cellText(cells.get(header.name));
    const sector = cellText(cells.get(header.sector));
    if (isBlank(cells.get(header.name)) && isBlank(cells.get(header.sector))) continue;
    report.rows += 1;
    const key = companyKey(name ?? '');
    // A name such as "-" has no key.
    if (!name || !key) {
      report.rows_without_name.push({ row, ...errorOf(cells.get(header.name)) });
      continue;
    }
    const written = sector && saysSomething(sector) ? sector : null;
    getOrInsert(rowsByKey, key, () => []).push({ row, name, written, cells });
  }
  if (rowsByKey.size === 0) throw new CodedError('COMPANY_LIST_EMPTY', { sheet: sheet.name });
  report.companies = rowsByKey.size;
  const companies = [...rowsByKey].map(([key, named]): Company => {
    const used = named.find(({ written }) => written) ?? named[0]!;
    if (named.length > 1)
      report.duplicate_companies.push({
        company: used.name,
        rows: named.map(({ row }) => row),
        used: used.row,
      });
    return companyOf(key, used, header, report);
  });
  return { register: { companies }, report };
}

const errorOf = (value: CellValue | undefined) =>
  value instanceof CellError ? { is_error: true as const } : {};

/** The company of a row; what is odd about its sector is reported. */
function companyOf(
  key: string,
  { row, name, written, cells }: NamedRow,
  header: Header,
  report: CompanyFileReport,
): Company {
  const known = written ? sectorName(written) : undefined;
  if (!written)
    report.rows_without_sector.push({ row, company: name, ...errorOf(cells.get(header.sector)) });
  else if (!known) report.unknown_sectors.push({ row, company: name, sector: written });
  const textIn = (column: number | undefined) =>
    column === undefined ? null : cellText(cells.get(column));
  return {
    name,
    key,
    sector: known ?? written,
    district: textIn(header.district),
    status: textIn(header.status),
  };
}
