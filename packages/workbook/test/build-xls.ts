import * as XLSX from '@e965/xlsx';

export interface XlsSheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
  /** Number formats and error codes by cell. */
  readonly cells?: Readonly<Record<string, Partial<XLSX.CellObject>>>;
  readonly hidden?: 0 | 1 | 2;
  /** `B2:B4` */
  readonly merged?: readonly string[];
}

/** A small `.xls` (BIFF8) as SheetJS writes it. */
export function buildXls(sheets: readonly XlsSheet[], uses1904 = false): Uint8Array {
  const book = XLSX.utils.book_new();
  for (const { name, rows, cells = {}, merged = [] } of sheets) {
    const sheet = XLSX.utils.aoa_to_sheet(rows as unknown[][]);
    for (const [reference, cell] of Object.entries(cells))
      sheet[reference] = { ...(sheet[reference] as object | undefined), ...cell };
    sheet['!merges'] = merged.map((range) => XLSX.utils.decode_range(range));
    XLSX.utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    Sheets: sheets.map(({ hidden = 0 }) => ({ Hidden: hidden })),
    WBProps: { date1904: uses1904 },
  };
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }));
}

/** A compound file with these streams. */
export function buildCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const container = XLSX.CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    XLSX.CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content));
  return new Uint8Array(XLSX.CFB.write(container, { type: 'buffer' }) as Buffer);
}

/** The workbook stream of an `.xls`, record by record. */
export function workbookRecords(xls: Uint8Array): { type: number; data: Buffer }[] {
  const container = XLSX.CFB.read(Buffer.from(xls), { type: 'buffer' });
  const stream = Buffer.from(XLSX.CFB.find(container, 'Workbook')!.content as Uint8Array);
  const records: { type: number; data: Buffer }[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt16LE(at + 2);
    records.push({
      type: stream.readUInt16LE(at),
      data: stream.subarray(at + 4, at + 4 + length),
    });
    at += 4 + length;
  }
  return records;
}

/** Records as they stand in a stream. */
export function recordStream(records: readonly { type: number; data: Buffer }[]): Buffer {
  return Buffer.concat(
    records.flatMap(({ type, data }) => {
      const header = Buffer.alloc(4);
      header.writeUInt16LE(type, 0);
      header.writeUInt16LE(data.length, 2);
      return [header, data];
    }),
  );
}
