import * as XLSX from '@e965/xlsx';
import { buildCompoundFile, buildXls, recordStream, workbookRecords } from '../build-xls.js';
import { readAll } from '../read-all.js';
import { merge } from './merge.js';
import { partText } from './part-text.js';

function xlsWithLayout(): Uint8Array {
  const sheet = XLSX.utils.aoa_to_sheet([
    ['Nama Contact', 'CV Fiktif'],
    [45711, 1.5],
  ]);
  sheet['A2'] = { t: 'n', v: 45711, z: 'dd/mm/yyyy' };
  sheet['!merges'] = [{ s: { r: 3, c: 0 }, e: { r: 4, c: 2 } }];
  sheet['!cols'] = [{ wch: 30 }];
  sheet['!rows'] = [{ hpt: 40 }];
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Kontak');
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }));
}

test('a .xls comes along with values, number formats and merges, marked as converted', async () => {
  const { bytes, certificate } = await merge([{ fileName: 'lama.xls', bytes: xlsWithLayout() }]);
  expect(certificate.errors).toEqual([]);
  expect(certificate.sheets).toMatchObject([
    { sheet: 'Kontak', finalSheet: 'Kontak', converted: true },
  ]);
  // What a .xls had besides is not read, so the counts cannot tell it.
  expect(certificate.losses).toEqual([
    { kind: 'converted-file', fileName: 'lama.xls', sheet: null, count: 1 },
  ]);
  const sheet = XLSX.read(bytes, { type: 'buffer', cellNF: true }).Sheets['Kontak']!;
  expect(sheet['B1']).toMatchObject({ v: 'CV Fiktif' });
  expect(sheet['A2']).toMatchObject({ v: 45711, z: 'dd/mm/yyyy' });
  expect(sheet['!merges']).toEqual([{ s: { r: 3, c: 0 }, e: { r: 4, c: 2 } }]);
});

test('dates that a .xls shows in the order of the country stay so', async () => {
  const day = (z: string) => ({ t: 'n', v: 45_720.5, z }) as const;
  const cells = { A1: day('m/d/yy'), B1: day('m/d/yy h:mm'), C1: day('mm/dd/yyyy') };
  const xls = buildXls([{ name: 'Kontak', rows: [[1, 1, 1]], cells }]);
  const { bytes } = await merge([{ fileName: 'lama.xls', bytes: xls }]);
  const styles = (await partText(bytes, 'xl/styles.xml'))!;
  expect(styles.match(/formatCode="[^"]*"/g)).toEqual(['formatCode="mm/dd/yyyy"']);
  const formats = styles.slice(styles.indexOf('<cellXfs'), styles.indexOf('</cellXfs'));
  expect(formats.match(/numFmtId="(?:14|22)"/g)).toEqual(['numFmtId="14"', 'numFmtId="22"']);
});

/** The only sheet of a `.xls` with these records behind its cells. */
function withRecords(xls: Uint8Array, more: readonly { type: number; data: Buffer }[]): Uint8Array {
  const records = workbookRecords(xls);
  const end = records.findLastIndex(({ type }) => type === 0x0a);
  return buildCompoundFile({ Workbook: recordStream(records.toSpliced(end, 0, ...more)) });
}

const row = (number: number, flags: number) => {
  const data = Buffer.alloc(16);
  data.writeUInt16LE(number, 0);
  data.writeUInt16LE(17 * 20, 6);
  data.writeUInt16LE(flags, 12);
  return { type: 0x0208, data };
};

test('cells that lie far apart cost what they are, not what lies between them', async () => {
  const cell = (row: number, column: number) => {
    const data = Buffer.alloc(14);
    data.writeUInt16LE(row, 0);
    data.writeUInt16LE(column, 2);
    data.writeDoubleLE(2, 6);
    return { type: 0x0203, data };
  };
  const small = buildXls([{ name: 'Jauh', rows: [[1]] }]);
  const far = withRecords(small, [cell(65_535, 255)]);
  const before = process.cpuUsage();
  const { bytes, certificate } = await merge([{ fileName: 'jauh.xls', bytes: far }]);
  // Processor time, which other work on the machine does not lengthen much.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  expect(certificate.before.cells).toBe(2);
  expect(XLSX.read(bytes).Sheets['Jauh']!['IV65536']).toMatchObject({ v: 2 });
});

test('rows hidden beyond the last cell stay hidden, whether said one by one or of all', async () => {
  const small = buildXls([{ name: 'Sembunyi', rows: [['a']] }]);
  const oneByOne = Array.from({ length: 64_970 }, (_, at) => row(at + 566, 0x20));
  const others = { type: 0x0225, data: Buffer.from([2, 0, 0, 0]) };
  const rowsOf = async (xls: Uint8Array) => {
    const { bytes, certificate } = await merge([{ fileName: 'lama.xls', bytes: xls }]);
    expect(certificate.errors).toEqual([]);
    return (await partText(bytes, 'xl/worksheets/sheet1.xml'))!;
  };
  const said = await rowsOf(withRecords(small, oneByOne));
  expect(said.match(/<row [^>]*hidden="1"/g)).toHaveLength(64_970);
  const all = await rowsOf(withRecords(small, [others, row(0, 0), row(7, 0)]));
  expect(all).toContain('zeroHeight="1"');
  expect(all.match(/<row r="\d+"/g)).toEqual(['<row r="1"', '<row r="8"']);
});

test('columns keep the width that the sheet gives all of them', async () => {
  const width = (type: number, value: number) => {
    const data = Buffer.alloc(2);
    data.writeUInt16LE(value);
    return { type, data };
  };
  const small = buildXls([{ name: 'Lebar', rows: [['a']] }]);
  const formatOf = async (...records: { type: number; data: Buffer }[]) => {
    const xls = withRecords(small, records);
    const { bytes } = await merge([{ fileName: 'lama.xls', bytes: xls }]);
    return /<sheetFormatPr[^>]*>/.exec((await partText(bytes, 'xl/worksheets/sheet1.xml'))!)?.[0];
  };
  expect(await formatOf(width(0x55, 14))).toContain(' baseColWidth="14"');
  expect(await formatOf(width(0x55, 8), width(0x99, 3000))).toContain(
    ' defaultColWidth="11.71875"',
  );
});

test('long texts are cut and said so, long names are made to fit, odd characters survive', async () => {
  const name = 'PT Nama Yang Jauh Lebih Panjang Dari Batas';
  const xls = withLongText(
    renamed(buildXls([{ name: 'X', rows: [[null, 'b\u0001\r_x0041_', 'c']] }]), name),
    40_000,
  );
  const { bytes, certificate } = await merge([{ fileName: 'lama.xls', bytes: xls }]);
  expect(certificate.errors).toEqual([]);
  expect(certificate.losses).toEqual([
    { kind: 'cut-text', fileName: 'lama.xls', sheet: name, count: 1, stillCounted: 'cells' },
    { kind: 'converted-file', fileName: 'lama.xls', sheet: null, count: 1 },
  ]);
  expect(certificate.sheets[0]).toMatchObject({
    sheet: name,
    finalSheet: name.slice(0, 31).trim(),
  });
  const [sheet] = await readAll(bytes);
  expect(sheet!.cells.map(({ value }) => value)).toEqual([
    'a'.repeat(32_767),
    'b\u0001\r_x0041_',
    'c',
  ]);
});

/** The only sheet of a `.xls` under another name, longer than Excel allows. */
function renamed(xls: Uint8Array, name: string): Uint8Array {
  const records = workbookRecords(xls);
  const at = records.findIndex(({ type }) => type === 0x85);
  const data = Buffer.concat([
    records[at]!.data.subarray(0, 6),
    Buffer.from([name.length, 0]),
    Buffer.from(name),
  ]);
  return moved(records.with(at, { type: 0x85, data }));
}

/** The only sheet of a `.xls` with a text of so many letters in A1, as long texts are stored. */
function withLongText(xls: Uint8Array, length: number): Uint8Array {
  const records = workbookRecords(xls);
  const start = Buffer.alloc(11);
  start.writeUInt32LE(1, 0);
  start.writeUInt32LE(1, 4);
  start.writeUInt16LE(length, 8);
  const pieces = [Buffer.concat([start, Buffer.alloc(5000, 'a')])];
  for (let left = length - 5000; left > 0; left -= 8000)
    pieces.push(Buffer.concat([Buffer.of(0), Buffer.alloc(Math.min(left, 8000), 'a')]));
  const texts = pieces.map((data, at) => ({ type: at === 0 ? 0xfc : 0x3c, data }));
  const globalsEnd = records.findIndex(({ type }) => type === 0x0a);
  const sheetEnd = records.findLastIndex(({ type }) => type === 0x0a);
  return moved([
    ...records.slice(0, globalsEnd).filter(({ type }) => type !== 0xfc),
    ...texts,
    ...records.slice(globalsEnd, sheetEnd),
    { type: 0xfd, data: Buffer.alloc(10) },
    ...records.slice(sheetEnd),
  ]);
}

/** Records whose only sheet is said to begin where it does. */
function moved(records: readonly { type: number; data: Buffer }[]): Uint8Array {
  const sheet = records.findLastIndex(({ type }) => type === 0x0809);
  const start = recordStream(records.slice(0, sheet)).length;
  for (const { type, data } of records) if (type === 0x85) data.writeUInt32LE(start, 0);
  return buildCompoundFile({ Workbook: recordStream(records) });
}
