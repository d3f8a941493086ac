import { savedDrafts } from './saved-drafts';

beforeEach(() => sessionStorage.clear());

test('what was typed is there again when the same person returns', () => {
  savedDrafts.openFor('rani');
  savedDrafts.write('summary', 'Permintaan naik');
  savedDrafts.openFor('rani');
  expect(savedDrafts.read('summary')).toBe('Permintaan naik');
});

test('another person finds nothing of it', () => {
  savedDrafts.openFor('rani');
  savedDrafts.write('summary', 'Permintaan naik');
  savedDrafts.openFor('budi');
  expect(savedDrafts.read('summary')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Permintaan');
});

test('signing out by oneself leaves nothing behind', () => {
  savedDrafts.openFor('rani');
  savedDrafts.write('summary', 'Permintaan naik');
  savedDrafts.forget();
  expect(savedDrafts.owner()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('before anybody signed in nothing is kept', () => {
  savedDrafts.write('summary', 'Permintaan naik');
  expect(sessionStorage.length).toBe(0);
});

test('a name such as __proto__ is a name', () => {
  savedDrafts.openFor('rani');
  savedDrafts.write('__proto__', { polluted: true });
  savedDrafts.write('constructor', 'x');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(savedDrafts.read('constructor')).toBe('x');
  expect(savedDrafts.read('toString')).toBeNull();
});

test('what somebody spoilt in the store counts as nothing kept', () => {
  sessionStorage.setItem('typed', '{broken');
  expect(savedDrafts.read('summary')).toBeNull();
  expect(savedDrafts.owner()).toBeNull();
});
