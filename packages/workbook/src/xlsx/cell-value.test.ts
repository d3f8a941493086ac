import { CellError, NOT_CALCULATED } from '../cell.js';
import { WorkbookError } from '../workbook-error.js';
import { type CellContext, cellValue, type CellMarkup } from './cell-value.js';

const CONTEXT: CellContext = {
  sharedStrings: ['Nama Contact', ''],
  numberStyles: ['number', 'date'],
  uses1904: false,
};

const valueOf = (cell: Partial<CellMarkup>) =>
  cellValue(
    { type: undefined, style: undefined, value: '', inline: '', isFormula: false, ...cell },
    CONTEXT,
  );

test.each([
  ['4', 4],
  ['4.5E0', 4.5],
  ['-1.5e-3', -0.0015],
  [' 3 ', 3],
  ['+.5', 0.5],
  ['1.', 1],
])('the number %j is %d', (value, expected) => {
  expect(valueOf({ value })).toBe(expected);
});

test.each(['0x10', 'Infinity', '1e999', 'empat', '1,5', '4 5'])(
  '%j is no number and stays the text it is',
  (value) => {
    expect(valueOf({ value })).toBe(value);
  },
);

test.each<[string, Partial<CellMarkup>]>([
  ['no value', {}],
  ['white space for a number', { value: ' \n' }],
  ['an empty inline string', { type: 'inlineStr' }],
  ['an empty formula string', { type: 'str' }],
  ['an empty shared string', { type: 's', value: '1' }],
])('%s is blank', (_, cell) => {
  expect(valueOf(cell)).toBeNull();
});

test('a formula that was stored without its value is told apart from one whose text is empty', () => {
  expect(valueOf({ isFormula: true })).toBe(NOT_CALCULATED);
  expect(valueOf({ isFormula: true, type: 'str' })).toBeNull();
  expect(valueOf({ isFormula: true, value: '4' })).toBe(4);
});

test('texts keep outer spaces, and a text of spaces is a text', () => {
  expect(valueOf({ type: 'str', value: ' 4 ' })).toBe(' 4 ');
  expect(valueOf({ type: 'inlineStr', inline: '  ' })).toBe('  ');
});

test('shared strings stand at their index; an index out of range is damage', () => {
  expect(valueOf({ type: 's', value: '0' })).toBe('Nama Contact');
  for (const value of ['2', '-1', '0.5', 'length', '__proto__'])
    expect(() => valueOf({ type: 's', value })).toThrow(new WorkbookError('WORKBOOK_DAMAGED'));
});

test('booleans and errors keep their kind', () => {
  expect(valueOf({ type: 'b', value: '1' })).toBe(true);
  expect(valueOf({ type: 'b', value: 'true' })).toBe(true);
  expect(valueOf({ type: 'b', value: '0' })).toBe(false);
  expect(valueOf({ type: 'e', value: '#DIV/0!' })).toEqual(new CellError('#DIV/0!'));
});

test('the style decides whether a number is a date', () => {
  expect(valueOf({ value: '45711', style: '1' })).toEqual(new Date('2025-02-23T00:00:00Z'));
  expect(valueOf({ value: '45711', style: '0' })).toBe(45711);
  expect(valueOf({ value: '45711', style: '99' })).toBe(45711);
});

test.each([
  ['2025-02-23', '2025-02-23T00:00:00.000Z'],
  ['2025-02-23T10:11:12', '2025-02-23T10:11:12.000Z'],
  ['2025-02-23T10:11:12.5Z', '2025-02-23T10:11:12.500Z'],
  ['2025-02-23T10:00:00+07:00', '2025-02-23T03:00:00.000Z'],
])('the ISO date %s is wall-clock time unless it names a zone', (value, iso) => {
  expect(valueOf({ type: 'd', value })).toEqual(new Date(iso));
});

test('a time of type d is what the number of that time would be', () => {
  for (const uses1904 of [false, true]) {
    const context = { ...CONTEXT, uses1904 };
    const cell = { inline: '', isFormula: false };
    const told = { ...cell, type: 'd', style: undefined, value: ' 18:00:00 ' };
    const counted = { ...cell, type: undefined, style: '1', value: '0.75' };
    expect(cellValue(told, context)).toEqual(cellValue(counted, context));
  }
});

test('what is told to be a date and is none stays text', () => {
  expect(valueOf({ type: 'd', value: '25:10:10' })).toBe('25:10:10');
  expect(valueOf({ type: 'd', value: '2025-13-45' })).toBe('2025-13-45');
});
