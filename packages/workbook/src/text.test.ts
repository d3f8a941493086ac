import { anyText } from '@lqc/contracts/testing';
import fc from 'fast-check';
import { unescapeExcel, wellFormed } from './text.js';

test('escapes of Excel become their characters, escaped escapes stay', () => {
  expect(unescapeExcel('a_x000D_b')).toBe('a\rb');
  expect(unescapeExcel('_x005F_x000D_')).toBe('_x000D_');
  expect(unescapeExcel('_x00E9_ _xD83D__xDE00_')).toBe('é 😀');
  expect(unescapeExcel('_x00G0_ _x41_ _X0041_')).toBe('_x00G0_ _x41_ _X0041_');
});

test('NUL is taken out and a lone surrogate replaced, escaped or not', () => {
  expect(unescapeExcel('a_x0000_b_xD800_c')).toBe('ab\uFFFDc');
  expect(wellFormed('a\u0000b\uDC00c')).toBe('ab\uFFFDc');
});

test('whatever comes in, what goes out can be stored', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const stored = unescapeExcel(text);
      expect(stored.isWellFormed()).toBe(true);
      expect(stored).not.toContain('\u0000');
    }),
  );
});
