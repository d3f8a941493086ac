import fc from 'fast-check';
import { CELL_MAX_CHARACTERS } from '../limits.js';

/** Texts that attackers, or unusual files, put into names, labels and cells. */
export const HOSTILE_TEXTS: readonly string[] = [
  // Keys that every object has.
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  // Characters that databases refuse or people misread.
  'nul\u0000di tengah',
  'lone \ud800 surrogate',
  '\u202Egnp.xlsx',
  '\u2066\u200F\u061C',
  '\uFEFFawal',
  'a\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  // Text that a spreadsheet or a web page would execute.
  '=HYPERLINK("http://elsewhere.example","klik")',
  '+cmd|calc',
  '@SUM(A1)',
  '-2+3',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  // Text with a meaning in SQL, paths, headers and URLs.
  "'; DROP TABLE app_user; --",
  '../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '%00%2e%2e%2f',
  // The longest text of a cell.
  'x'.repeat(CELL_MAX_CHARACTERS),
  'PT '.repeat(10_922),
  '',
  ' ',
];

/**
 * Any short text without lone surrogates. `fc.string({ unit: 'binary' })` gives the same, but holds a table of all
 * characters, which takes a second to make and 85 MB.
 */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.integer({ max: 0x10_f7_ff, min: 0 }).map((n) => (n < 0xd8_00 ? n : n + 0x8_00)),
    { maxLength: 50 },
  )
  .map((points) => String.fromCodePoint(...points));

/** A hostile text or any other short text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: anyText },
);

/** Any JSON, with hostile texts as keys and values. */
export const hostileJson: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.jsonValue(),
    hostileText,
    fc.dictionary(hostileText, fc.oneof(hostileText, fc.jsonValue())),
  )
  .map((value) => value);
