import { FormulaRewriter } from '../../src/merging/formulas/formula-rewriter.js';

const formulas = new FormulaRewriter([
  ['Data', "Data '24"],
  ['Sama', 'Sama'],
  ['Gelap', null],
  ['Jan', 'Jan (2)'],
  ['Feb', 'Feb'],
  ['Mar', 'Mar'],
  ["It's", 'Its'],
]);
formulas.replacedWords.set('tabel', 'Tabel_2').set('hilang', null);
const moved = (formula: string) => {
  const result = formulas.rewrite(formula, 'Sama');
  return 'text' in result ? result.text : result;
};

test.each([
  ['SUM(Data!A1:B2)', "SUM('Data ''24'!A1:B2)"],
  ['data!$A$1&"Data!A1"', `'Data ''24'!$A$1&"Data!A1"`],
  ["'It''s'!A1", "'Its'!A1"],
  ['Sama!A1+B2', 'Sama!A1+B2'],
  ['SUM(Jan:Mar!A1)', "SUM('Jan (2):Mar'!A1)"],
  ['A1:Data!B2', "A1:'Data ''24'!B2"],
  ['SUM(Tabel[[#This Row],[Data!x]])', 'SUM(Tabel_2[[#This Row],[Data!x]])'],
  ['tabel[Jumlah]', 'Tabel_2[Jumlah]'],
  ['TABEL(1)+"tabel"', 'TABEL(1)+"tabel"'],
  ['#REF!+Data!#REF!', "#REF!+'Data ''24'!#REF!"],
  ['HYPERLINK("#Data!A1","Data!A1")', `HYPERLINK("#'Data ''24'!A1","Data!A1")`],
  ["Tabel[['#Data!]]", "Tabel_2[['#Data!]]"],
  ['[0]!Nama', '[0]!Nama'],
  ['1E+5*Data!A1', "1E+5*'Data ''24'!A1"],
])('%s becomes %s', (formula, expected) => {
  expect(moved(formula)).toBe(expected);
});

test.each([
  ['[1]Sheet1!A1', 'other-workbook'],
  ["'[1]Dua Kata'!A1", 'other-workbook'],
  ["'C:\\map\\[buku.xlsx]Lembar'!A1", 'other-workbook'],
  ['[2]!Nama*2', 'other-workbook'],
  ['Gelap!A1', 'sheet-left-behind'],
  ['TidakAda!A1', 'sheet-left-behind'],
  ['SUM(Sama:Jan!A1)', 'sheet-left-behind'],
  ['1+Hilang', 'sheet-left-behind'],
  ['GETPIVOTDATA("x",A1)', 'pivot-table'],
  [`${'A1!'.repeat(30_000)}`, 'formula-too-long'],
])('%s stays behind: %s', (formula, loss) => {
  expect(moved(formula)).toEqual({ loss });
});
