import { placeOf } from './place-of.js';

test('names the kind of an error and where it happened, never its message', () => {
  const error = new TypeError('kontak rahasia\n    mengeluh');
  expect(placeOf(error)).toMatch(/^TypeError at .*place-of\.test/);
  expect(placeOf(error)).not.toContain('rahasia');
  expect(placeOf('kontak rahasia')).toBe('string');
});
