import { auditPhrases } from './audit.js';

test.each([
  ['the product itself', 'set-report-state', null, null, null, 'Sistem'],
  ['the product about a call of nobody signed in', 'hold-sign-in', null, '::1', 'id', 'Sistem'],
  ['a call whose connection was gone', 'sign-in', null, null, 'id', 'Tidak dikenal'],
  ['a call of nobody signed in', 'sign-in', null, '::1', 'id', 'Tidak dikenal'],
  ['a person', 'undo-deletion', 'sari', '::1', 'id', 'sari'],
  ['a person whose connection was gone', 'undo-deletion', 'sari', null, 'id', 'sari'],
])('an act of %s is told as such', (_who, action, actor, address, request_id, told) => {
  expect(auditPhrases.actor({ action, actor, address, request_id })).toBe(told);
});

test('a refusal is told by the sentence that its code has, without figures that the log does not keep', () => {
  expect(auditPhrases.refusal('LOGIN_FAILED')).toBe('Nama pengguna atau kata sandi tidak sesuai.');
  expect(auditPhrases.refusal('PERIOD_TAKEN')).toContain('…');
  expect(auditPhrases.refusal('PERIOD_TAKEN')).not.toContain('{');
  expect(auditPhrases.refusal('OF_AN_EARLIER_VERSION')).toBe('OF_AN_EARLIER_VERSION');
});
