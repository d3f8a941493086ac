import fc from 'fast-check';
import { buildPackage, worksheet } from './build-package.js';
import { outcomeOf, readAll } from './read-all.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const parts = (rows: string) => ({
  sheets: [{ name: 'Kontak', xml: worksheet(rows) }],
  sharedStrings: `<sst xmlns="${MAIN}"><si><t>satu</t></si><si><t/></si><si><t>dua</t></si></sst>`,
  styles: `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
});

const value = fc.oneof(
  fc.nat({ max: 4 }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e20 }).map(String),
  fc.constantFrom(
    '',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '1e3',
    '-1',
    '007',
    '12345678901234567890',
    'teks',
    '&amp;',
  ),
);
const cell = fc.record({
  reference: fc.constantFrom('A1', 'B1', 'C1', 'b1', '$C$1', 'A0', '1A', '', 'XFE1', 'D99'),
  style: fc.constantFrom(undefined, '0', '1', '2', '9', '', '-1'),
  type: fc.constantFrom(undefined, 's', 'n', 'str', 'b', 'inlineStr', ''),
  value: fc.option(value, { nil: undefined }),
});

/** The same cell, plainly written, or with a space that changes nothing and keeps it from the shortcut. */
const written = (
  { reference, style, type, value: text }: typeof cell extends fc.Arbitrary<infer T> ? T : never,
  space: '' | ' ',
) => {
  const attributes = [
    ['r', reference],
    ['s', style],
    ['t', type],
  ]
    .filter(([, given]) => given !== undefined)
    .map(([name, given]) => ` ${name}="${given}"`)
    .join('');
  return text === undefined
    ? `<c${attributes}${space}/>`
    : `<c${attributes}${space}><v>${text}</v></c>`;
};

test('a cell is read alike by the shortcut for plain cells and by the scanner', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 4 }), async (cells) => {
      const read = async (space: '' | ' ') => {
        const rows = cells.map((one) => written(one, space)).join('');
        const bytes = buildPackage(parts(`<row r="1">${rows}</row>`));
        const outcome = await outcomeOf(bytes);
        return outcome === 'ok' ? await readAll(bytes) : outcome;
      };
      expect(await read('')).toEqual(await read(' '));
    }),
    { numRuns: 400 },
  );
});

test('the shortcut reads dates, shared strings and numbers as what they are', async () => {
  const rows =
    '<row r="1"><c r="A1" s="1"><v>45884</v></c><c r="B1" t="s"><v>2</v></c><c r="C1"><v>4.5</v></c><c r="D1" t="s"><v>1</v></c></row>';
  const [sheet] = await readAll(buildPackage(parts(rows)));
  expect(sheet!.cells.map(({ value: read }) => read)).toEqual([
    new Date('2025-08-15T00:00:00Z'),
    'dua',
    4.5,
  ]);
});
