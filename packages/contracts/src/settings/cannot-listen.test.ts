import { cannotListen } from './cannot-listen.js';

const said = (code: string, syscall?: string) =>
  cannotListen(Object.assign(new Error('nothing serves me'), { code, syscall }), {
    port: ['PORT', 80],
    host: ['HOST', 'tiada.invalid'],
  }).message;

test.each([
  ['EADDRINUSE', 'listen', 'PORT 80 is in use; choose another.'],
  ['EACCES', 'bind', 'PORT 80 may not be listened on by this account.'],
  ['ENOTFOUND', 'getaddrinfo', 'HOST tiada.invalid is no address to listen on here (ENOTFOUND).'],
])('%s of %s is told by the setting', (code, syscall, sentence) => {
  expect(said(code, syscall)).toBe(sentence);
});

test('what goes wrong beside listening keeps its own words', () => {
  expect(said('ERR_INTERNAL_ASSERTION')).toBe('nothing serves me');
});
