import { looksLikeFormula } from '@lqc/contracts';
import fc from 'fast-check';
import { csvLine } from './csv.js';

test.each([
  ['=1+1', "'=1+1"],
  ['+62 812', "'+62 812"],
  ['-2,5', '"\'-2,5"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\t\'=1"'],
  [' "=1', '" ""\'=1"'],
  ['＝1+1', "'＝1+1"],
  ['－2+3', "'－2+3"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ["Laporan 3 2026;=cmd|' /C calc'!A0;x", `"Laporan 3 2026;'=cmd|' /C calc'!A0;x"`],
  ['Rapat, "=1+1"', `"Rapat, ""'=1+1"""`],
  ['two\nlines', '"two\nlines"'],
  ['biasa', 'biasa'],
])('%j is written as %j', (given, written) => {
  expect(csvLine([given])).toBe(`${written}\r\n`);
});

/** What a spreadsheet reads back, with its own sign between cells: a small parser apart from the code. */
function readCells(text: string, between: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') cell += text[(at += 1)];
        else break;
      }
      at += 1;
    }
    while (at < text.length && ![between, '\r', '\n'].includes(text[at]!)) cell += text[at++];
    cells.push(cell);
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
  }
  return cells;
}

const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom('=cmd|calc', '__proto__', '\u202Etxt.exe', '"', '-', '+1', '@', '\r\n', ' a '),
  fc.constantFrom(';', ',', '\t', '\n', ' ', '=1+1', '－2', "'", '"', 'Laporan'),
  fc.constantFrom('x'.repeat(1000), '='.repeat(1000)),
);
const name = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
const names = fc.array(name, { minLength: 1, maxLength: 5 });
const unmarked = (text: string) => text.replaceAll(/[\0']/g, '');

test('whatever a name holds comes back as it was, but for the signs that make it a text', () => {
  fc.assert(
    fc.property(names, (cells) => {
      const read = readCells(csvLine(cells), ';');
      expect(read.map(unmarked)).toEqual(cells.map(unmarked));
    }),
    { numRuns: 500 },
  );
});

test('whichever sign a spreadsheet parts cells at, none begins like a formula', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(';', ',', '\t'), (cells, between) => {
      for (const text of readCells(csvLine(cells), between)) {
        const begun = text.replace(/^[\s"]+/, '');
        expect({ begun, isFormula: looksLikeFormula(begun) }).toEqual({ begun, isFormula: false });
      }
    }),
    { numRuns: 1000 },
  );
});
