import { errorKind, errorLocation } from './error-location.js';

test('names the kind of an error and where it happened, never its message', () => {
  const error = new TypeError('kontak rahasia\n    mengeluh');
  expect(errorLocation(error)).toMatch(/^TypeError at .*error-location\.test/);
  expect(errorLocation(error)).not.toContain('rahasia');
  expect(errorLocation('kontak rahasia')).toBe('string');
});

test('lines of a message that look like places are not told, nor of one that was changed since', () => {
  const error = new TypeError('mengeluh:\n    at kontak rahasia (PT Contoh.docx:1:1)');
  expect(errorLocation(error)).toMatch(/^TypeError at .*error-location\.test/);
  expect(errorLocation(error)).not.toMatch(/rahasia|Contoh/);
  error.message = 'lain';
  expect(errorLocation(error)).toBe('TypeError');
});

test('names the code of PostgreSQL or of the system, and no other text in its place', () => {
  const coded = (code: unknown) => Object.assign(new Error('x'), { code });
  expect(errorKind(coded('53100'))).toBe('Error 53100');
  expect(errorKind(coded('ECONNREFUSED'))).toBe('Error ECONNREFUSED');
  expect(errorKind(Object.assign(coded('x'), { driverError: { code: '42P01' } }))).toBe(
    'Error 42P01',
  );
  expect(errorKind(coded('kontak rahasia'))).toBe('Error');
});

test.each([
  ['at read (file:///srv/app/dist/reader.js:7:3)', 'at read (reader.js:7:3)'],
  [
    'at async Reader.read (/home/budi (lama)/reader.js:7:3)',
    'at async Reader.read (reader.js:7:3)',
  ],
  ['at async /home/budi (lama)/reader.js:7:3', 'at async reader.js:7:3'],
  ['at async file:///srv/my app/dist/main.js:9:1', 'at async main.js:9:1'],
  ['at /srv/app/dist/main.js:9:1', 'at main.js:9:1'],
  ['at C:\\Liaison\\dist\\main.js:9:1', 'at main.js:9:1'],
  ['at new Foo (C:\\Liaison\\dist\\main.js:9:1)', 'at new Foo (main.js:9:1)'],
  ['at Array.map (<anonymous>)', 'at Array.map (<anonymous>)'],
  [
    'at process.tick (node:internal/process/task_queues:95:5)',
    'at process.tick (task_queues:95:5)',
  ],
])('tells of the place "%s" no folder', (frame, told) => {
  const error = Object.assign(new Error(), { stack: `Error\n    ${frame}` });
  expect(errorLocation(error)).toBe(`Error ${told}`);
});
