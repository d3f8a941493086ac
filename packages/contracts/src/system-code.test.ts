import { isDiskFull, systemCode } from './system-code.js';

test('the code of an error is PostgreSQL’s or the system’s, also within one of the ORM', () => {
  expect(systemCode({ code: 'ECONNREFUSED' })).toBe('ECONNREFUSED');
  expect(systemCode({ code: 'X', driverError: { code: '57014' } })).toBe('57014');
  expect([undefined, null, 'text', new Error('none'), { code: 7 }].map(systemCode)).toEqual(
    Array(5).fill(''),
  );
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s says that a disk is full', (code) => {
  expect(isDiskFull({ code })).toBe(true);
});

test.each(['53200', '53300', 'EACCES', ''])('“%s” does not', (code) => {
  expect(isDiskFull({ code })).toBe(false);
});
