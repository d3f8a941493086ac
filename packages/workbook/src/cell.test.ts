import { cellReference, parseCellReference } from './cell.js';

test.each([
  [1, 1, 'A1'],
  [13, 4, 'D13'],
  [1, 26, 'Z1'],
  [2, 27, 'AA2'],
  [1, 702, 'ZZ1'],
  [1, 703, 'AAA1'],
  [1_048_576, 16_384, 'XFD1048576'],
])('row %i, column %i is named %s, and found by that name', (row, column, reference) => {
  expect(cellReference(row, column)).toBe(reference);
  expect(parseCellReference(reference)).toEqual({ row, column });
});

test('names in small letters and fixed references are found too', () => {
  expect(parseCellReference('xfd7')).toEqual({ row: 7, column: 16_384 });
  expect(parseCellReference('$B$2')).toEqual({ row: 2, column: 2 });
});

test.each(['', 'A', '7', 'A0', '1A', 'A-1', 'A1B', 'Ä1', 'A1:B2'])(
  '%j names no cell',
  (reference) => {
    expect(parseCellReference(reference)).toBeNull();
  },
);
