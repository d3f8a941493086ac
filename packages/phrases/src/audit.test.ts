import { auditPhrases } from './audit.js';

test.each([
  ['the product itself', null, null, null, 'Sistem'],
  ['a call whose connection was gone', null, null, 'id', 'Tidak dikenal'],
  ['a call of nobody signed in', null, '::1', 'id', 'Tidak dikenal'],
  ['a person', 'sari', '::1', 'id', 'sari'],
  ['a person whose connection was gone', 'sari', null, 'id', 'sari'],
])('an act of %s is told as such', (_who, actor, address, request_id, told) => {
  expect(auditPhrases.actor({ actor, address, request_id })).toBe(told);
});

test('a refusal is told by the sentence that its code has, without figures that the log does not keep', () => {
  expect(auditPhrases.refusal('LOGIN_FAILED')).toBe('Nama pengguna atau kata sandi tidak sesuai.');
  expect(auditPhrases.refusal('PERIOD_TAKEN')).toContain('…');
  expect(auditPhrases.refusal('PERIOD_TAKEN')).not.toContain('{');
  expect(auditPhrases.refusal('OF_AN_EARLIER_VERSION')).toBe('OF_AN_EARLIER_VERSION');
});
