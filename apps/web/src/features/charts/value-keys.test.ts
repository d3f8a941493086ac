import { placeAfter } from './value-keys';

const places = [
  { row: 0, column: 3 },
  { row: 0, column: 1 },
  { row: 2, column: 0 },
  { row: 2, column: 4 },
];

test.each([
  ['ArrowRight', { row: 0, column: 1 }, { row: 0, column: 3 }],
  ['ArrowLeft', { row: 0, column: 1 }, null],
  ['ArrowDown', { row: 0, column: 3 }, { row: 2, column: 4 }],
  ['ArrowUp', { row: 2, column: 0 }, { row: 0, column: 1 }],
  ['Home', { row: 2, column: 4 }, { row: 2, column: 0 }],
  ['End', { row: 0, column: 1 }, { row: 0, column: 3 }],
  ['a', { row: 0, column: 1 }, null],
] as const)('%s leads over gaps to the nearest value, and nowhere at the end', (key, at, next) => {
  expect(placeAfter(places, at, key)).toEqual(next);
});
