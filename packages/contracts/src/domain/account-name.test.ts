import { accountKey, isReadableName } from './account-name.js';

test.each([
  'staf1',
  ' Staf1 ',
  'STAF1',
  'sta\u0000\u0000f1',
  'st\u200Baf1',
  'staf\uFF11',
  'sta\u00ADf1\uD800',
])('however it is written, %j is one account', (typed) => expect(accountKey(typed)).toBe('staf1'));

test.each(['a\u0000b', 'a\u0007b', 'a\u200Bb', 'a\u202Eb', 'a\uFE0Fb', 'a\u3164b', 'a\uD800'])(
  '%j holds what nobody sees',
  (name) => expect(isReadableName(name)).toBe(false),
);

test.each(['staf-1', 'Sari Wati', 'émilie'])('%s can be read', (name) =>
  expect(isReadableName(name)).toBe(true),
);
