import fc from 'fast-check';
import { csvLine } from './csv.js';

test.each([
  ['=1+1', "'=1+1"],
  ['+62 812', "'+62 812"],
  ['-2,5', '"-2,5"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['－2+3', "'－2+3"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['biasa', 'biasa'],
])('%j is written as %j', (given, written) => {
  expect(csvLine([given])).toBe(`${written}\r\n`);
});

/** What a spreadsheet reads back: a small parser of RFC 4180, apart from the code. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let text = '';
    if (line[at] === '"') {
      for (at += 1; ; at += 1) {
        if (line[at] !== '"') text += line[at];
        else if (line[at + 1] === '"') text += line[(at += 1)];
        else break;
      }
      at += 1;
    } else while (at < line.length && line[at] !== ',' && line[at] !== '\r') text += line[at++];
    cells.push(text);
    if (line[at] !== ',') return cells;
    at += 1;
  }
}

test('whatever a name holds comes back as it was, and never as a formula', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=cmd|calc', '__proto__', '\u202Etxt.exe', '"', '-', '+1', '@', '\r\n', ' a '),
    fc.constantFrom('x'.repeat(32_768), '='.repeat(32_768)),
  );
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (cells) => {
      const read = readLine(csvLine(cells));
      expect(read).toHaveLength(cells.length);
      for (const [at, text] of read.entries()) {
        const original = cells[at]!.replaceAll('\0', '');
        expect([original, `'${original}`]).toContain(text);
        expect(/^[=@\t\r]/.test(text)).toBe(false);
        if (/^[+-]/.test(text)) expect(Number.isNaN(Number(text.replace(',', '.')))).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
