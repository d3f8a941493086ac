import { forgetKept, keepFor, keptFor, readKept, writeKept } from './kept';

beforeEach(() => sessionStorage.clear());

test('what was typed is there again when the same person returns', () => {
  keepFor('rani');
  writeKept('summary', 'Permintaan naik');
  keepFor('rani');
  expect(readKept('summary')).toBe('Permintaan naik');
});

test('another person finds nothing of it', () => {
  keepFor('rani');
  writeKept('summary', 'Permintaan naik');
  keepFor('budi');
  expect(readKept('summary')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Permintaan');
});

test('signing out by oneself leaves nothing behind', () => {
  keepFor('rani');
  writeKept('summary', 'Permintaan naik');
  forgetKept();
  expect(keptFor()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('before anybody signed in nothing is kept', () => {
  writeKept('summary', 'Permintaan naik');
  expect(sessionStorage.length).toBe(0);
});

test('a name such as __proto__ is a name', () => {
  keepFor('rani');
  writeKept('__proto__', { polluted: true });
  writeKept('constructor', 'x');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(readKept('constructor')).toBe('x');
  expect(readKept('toString')).toBeNull();
});

test('what somebody spoilt in the store counts as nothing kept', () => {
  sessionStorage.setItem('typed', '{broken');
  expect(readKept('summary')).toBeNull();
  expect(keptFor()).toBeNull();
});
