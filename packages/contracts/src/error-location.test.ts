import { errorLocation } from './error-location.js';

test('names the kind of an error and where it happened, never its message', () => {
  const error = new TypeError('kontak rahasia\n    mengeluh');
  expect(errorLocation(error)).toMatch(/^TypeError at .*error-location\.test/);
  expect(errorLocation(error)).not.toContain('rahasia');
  expect(errorLocation('kontak rahasia')).toBe('string');
});
