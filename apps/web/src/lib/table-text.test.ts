import { asCsv, asTsv } from './table-text';

test('pasted into Excel, figures of the screen are numbers', () => {
  const table = {
    columns: ['Indikator', 'Perubahan'],
    rows: [
      ['Ekspor', '\u22120,20'],
      ['Investasi', '+0,18'],
      ['n', 1234.5],
    ],
  };
  expect(asTsv(table)).toBe('Indikator\tPerubahan\nEkspor\t-0,20\nInvestasi\t0,18\nn\t1234,5');
});

test('a cell with line breaks stays one cell', () => {
  const table = { columns: ['a', 'b'], rows: [['satu\ndua\ttiga', null]] };
  expect(asTsv(table)).toBe('a\tb\nsatu dua tiga\t');
  expect(asCsv({ columns: ['a', 'b'], rows: [['x;"y"\nz', 1]] })).toBe('a;b\r\n"x;""y""\nz";1');
});

test('what a contact wrote never becomes a formula', () => {
  for (const evil of ['=1+1', '+SUM(A1)', '-cmd', '@x', '\t=1', '\r=1', '＝1+1']) {
    expect(asTsv({ columns: ['a'], rows: [[evil]] }).split('\n')[1]).toMatch(/^'/);
    expect(asCsv({ columns: ['a'], rows: [[evil]] }).split('\r\n')[1]).toMatch(/^"?'/);
  }
});
