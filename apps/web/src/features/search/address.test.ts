import { parseSearchAddress, toggled } from './address';

test('an address holds the whole query, and nothing that is none', () => {
  expect(
    parseSearchAddress({ q: 'kurs', score: 4, sort: 'time', page: '3', x: 'y', sector: {} }),
  ).toEqual({
    q: 'kurs',
    score: '4',
    sort: 'time',
    page: 3,
  });
  expect(parseSearchAddress({ page: -1, sort: 'name' })).toEqual({});
});

test('a value is chosen and given up again', () => {
  expect(toggled(undefined, 'a')).toBe('a');
  expect(toggled('a', 'b, c')).toBe('a|b, c');
  expect(toggled('a|b', 'a')).toBe('b');
  expect(toggled('a', 'a')).toBeUndefined();
  expect(toggled(toggled('a', 'b|c'), 'a')).toBe('b\\|c');
});
