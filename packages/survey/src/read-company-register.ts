import { CodedError, type CompanyFileReport, companyKey } from '@lqc/contracts';
import type { CellValue, Sheet } from '@lqc/workbook';
import { cellText } from './cell-text.js';
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

/**
 * Reads the company database from the first sheet whose header row has `Nama Perusahaan` and
 * `Lapangan Usaha`.
 *
 * @throws CodedError `COMPANY_COLUMNS_MISSING` or `COMPANY_LIST_EMPTY`
 */
export async function readCompanyRegister(
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
): Promise<RegisterReading> {
  for await (const sheet of sheets) {
    const rows = rowsOf(sheet);
    const header = findHeader(rows);
    if (!header) continue;
    fillMerged(rows, sheet, header);
    return readRows(sheet.name, rows, header);
  }
  throw new CodedError('COMPANY_COLUMNS_MISSING');
}

/** Whether a sheet has the header of a company database. */
export const isRegisterSheet = (sheet: Sheet) => findHeader(rowsOf(sheet)) !== null;

function rowsOf(sheet: Sheet): Rows {
  const rows: Rows = new Map();
  for (const { row, column, value } of sheet.cells) {
    const cells = rows.get(row);
    if (cells) cells.set(column, value);
    else rows.set(row, new Map([[column, value]]));
  }
  return rows;
}

/** Companies of one sector may share one cell for it: each of its rows has what stands in the first. */
function fillMerged(rows: Rows, { merged = [] }: Sheet, header: Header): void {
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

function findHeader(rows: Rows): Header | null {
  for (const [row, cells] of [...rows].slice(0, HEADER_WITHIN_ROWS)) {
    const columnOf = (label: string) =>
      [...cells].find(
        ([, value]) => typeof value === 'string' && normaliseLabel(value) === label,
      )?.[0];
    const name = columnOf(NAME_COLUMN);
    const sector = columnOf(SECTOR_COLUMN);
    const firstOf = (labels: readonly string[]) =>
      labels.map(columnOf).find((column) => column !== undefined);
    if (name && sector)
      return {
        row,
        name,
        sector,
        district: firstOf(DISTRICT_COLUMNS),
        status: firstOf(STATUS_COLUMNS),
      };
  }
  return null;
}

/** A row that names a company. */
interface NamedRow {
  readonly row: number;
  readonly name: string;
  /** The sector as it is written; null where the row has none. */
  readonly written: string | null;
  readonly cells: ReadonlyMap<number, CellValue>;
}

function readRows(sheet: string, rows: Rows, header: Header): RegisterReading {
  const report: CompanyFileReport = {
    sheet,
    rows: 0,
    companies: 0,
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
    if (!name && !sector) continue;
    report.rows += 1;
    const key = companyKey(name ?? '');
    // A name such as "-" has no key.
    if (!name || !key) {
      report.rows_without_name.push({ row });
      continue;
    }
    // A dash names no sector.
    const written = sector && /[\p{L}\p{N}]/u.test(sector) ? sector : null;
    const named = { row, name, written, cells };
    if (!rowsByKey.get(key)?.push(named)) rowsByKey.set(key, [named]);
  }
  if (rowsByKey.size === 0) throw new CodedError('COMPANY_LIST_EMPTY', { sheet });
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

/** The company of a row; what is odd about its sector is reported. */
function companyOf(
  key: string,
  { row, name, written, cells }: NamedRow,
  header: Header,
  report: CompanyFileReport,
): Company {
  const known = written ? sectorName(written) : undefined;
  if (!written) report.rows_without_sector.push({ row, company: name });
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
