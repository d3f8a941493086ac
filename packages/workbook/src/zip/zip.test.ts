import { randomBytes } from 'node:crypto';
import { buildZip, type ZipEntry } from '../../test/build-zip.js';
import { WORKBOOK_LIMITS, type WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';
import { Zip } from './zip.js';

async function read(
  entries: readonly ZipEntry[],
  path: string,
  limits: Partial<WorkbookLimits> = {},
): Promise<Buffer> {
  const zip = await Zip.open(Buffer.from(buildZip(entries)), { ...WORKBOOK_LIMITS, ...limits });
  return drained(zip.read(path));
}

async function codeOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
    return 'read';
  } catch (error) {
    if (error instanceof WorkbookError) return error.code;
    throw error;
  }
}

async function drained(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const taken: Buffer[] = [];
  for await (const piece of pieces) taken.push(piece);
  return Buffer.concat(taken);
}

const KIBIBYTE = 1024;
const SMALL = Buffer.from('isi bagian '.repeat(100));
// Random bytes do not deflate, so this part is inflated piece by piece.
const LARGE = randomBytes(3000 * KIBIBYTE);
// One MiB of nothing deflates a thousandfold.
const EMPTINESS = Buffer.alloc(1024 * KIBIBYTE);
// Beyond 256 KiB deflated, still more than 300 to 1.
const LARGE_EMPTINESS = Buffer.alloc(300 * 1024 * KIBIBYTE);

test('a part is read whole, small or large, deflated or stored', async () => {
  for (const content of [SMALL, LARGE, Buffer.alloc(0)])
    for (const stored of [false, true])
      expect((await read([{ path: 'a', content, stored }], 'a')).equals(content)).toBe(true);
});

test('paths are found in other case, with backslashes and with a slash in front', async () => {
  for (const path of ['XL/Workbook.xml', 'xl\\workbook.xml', '/xl/workbook.xml'])
    expect(await read([{ path, content: 'isi' }], 'xl/workbook.xml')).toEqual(Buffer.from('isi'));
});

test.each<[string, ZipEntry[], string]>([
  ['a part that is missing', [], 'WORKBOOK_DAMAGED'],
  [
    'a part that is there twice',
    [
      { path: 'a', content: 'satu' },
      { path: 'A', content: 'dua' },
    ],
    'WORKBOOK_DAMAGED',
  ],
  ['a wrong checksum', [{ path: 'a', content: SMALL, crc32: 1 }], 'WORKBOOK_DAMAGED'],
  [
    'a wrong checksum of a large part',
    [{ path: 'a', content: LARGE, crc32: 1 }],
    'WORKBOOK_DAMAGED',
  ],
  ['an unknown compression', [{ path: 'a', content: SMALL, method: 12 }], 'WORKBOOK_DAMAGED'],
  [
    'stored bytes told to be deflated',
    [{ path: 'a', content: LARGE, stored: true, method: 8 }],
    'WORKBOOK_DAMAGED',
  ],
  ['an encrypted part', [{ path: 'a', content: SMALL, flags: 1 }], 'WORKBOOK_ENCRYPTED'],
  [
    'entries that share their bytes',
    [
      { path: 'a', content: LARGE },
      { path: 'b', content: LARGE, sharesBytesOf: 0 },
    ],
    'WORKBOOK_DAMAGED',
  ],
])('%s is refused', async (_, entries, code) => {
  expect(await codeOf(read(entries, 'a'))).toBe(code);
});

test('headers that understate a size do not get a part past the limits', async () => {
  const lying = { path: 'a', content: Buffer.alloc(5000 * KIBIBYTE), inflatedBytes: 10 };
  expect(await codeOf(read([lying], 'a'))).toBe('WORKBOOK_COMPRESSED_TOO_HIGHLY');
});

test.each([
  ['in one call', EMPTINESS, { ratioFromBytes: 1024 * KIBIBYTE - 1 }],
  ['piece by piece', LARGE_EMPTINESS, {}],
])('beyond 200 to 1 a part inflated %s is refused', async (_, content, limits) => {
  expect(await codeOf(read([{ path: 'a', content }], 'a', limits))).toBe(
    'WORKBOOK_COMPRESSED_TOO_HIGHLY',
  );
});

test('the ratio does not matter for a part of at most 1 MiB', async () => {
  expect(await codeOf(read([{ path: 'a', content: EMPTINESS }], 'a'))).toBe('read');
});

test.each([
  ['in one call', SMALL],
  ['piece by piece', LARGE],
])('parts that together inflate beyond the limit, %s, are refused', async (_, content) => {
  const twice = async (inflatedBytes: number) => {
    const bytes = Buffer.from(buildZip([{ path: 'a', content }]));
    const zip = await Zip.open(bytes, { ...WORKBOOK_LIMITS, inflatedBytes });
    for (let time = 0; time < 2; time += 1) await drained(zip.read('a'));
  };
  expect(await codeOf(twice(2 * content.length))).toBe('read');
  expect(await codeOf(twice(2 * content.length - 1))).toBe('WORKBOOK_TOO_LARGE_INFLATED');
});

test('as many entries as the limit are read, and no more', async () => {
  const entries = ['a', 'b', 'c'].map((path) => ({ path, content: 'isi' }));
  expect(await codeOf(read(entries, 'a', { entries: 3 }))).toBe('read');
  expect(await codeOf(read(entries, 'a', { entries: 2 }))).toBe('WORKBOOK_TOO_MANY_ENTRIES');
});

test('a zip cut off anywhere is damage', async () => {
  const bytes = Buffer.from(buildZip([{ path: 'a', content: SMALL }]));
  for (const length of [4, 30, bytes.length - 60, bytes.length - 1])
    expect(await codeOf(Zip.open(bytes.subarray(0, length), WORKBOOK_LIMITS))).toBe(
      'WORKBOOK_DAMAGED',
    );
});
