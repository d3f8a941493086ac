import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { WorkbookError } from '../workbook-error.js';
import { XmlScanner } from './scanner.js';

const LIMITS = { depth: 100, tokenBytes: 1024 * 1024, strict: true };

function accepts(pieces: readonly Buffer[], wantsText: boolean): boolean {
  const scanner = new XmlScanner({ open: () => wantsText }, LIMITS);
  try {
    for (const piece of pieces) scanner.write(piece);
    scanner.end();
    return true;
  } catch (error) {
    if (error instanceof WorkbookError && error.code === 'WORKBOOK_DAMAGED') return false;
    throw error;
  }
}

const accepted = (xml: string | Buffer) => {
  const bytes = Buffer.from(xml as string);
  const halves = [bytes.subarray(0, bytes.length >> 1), bytes.subarray(bytes.length >> 1)];
  const bytewise = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
  const ways = [[bytes], halves, bytewise].flatMap((pieces) => [
    accepts(pieces, true),
    accepts(pieces, false),
  ]);
  expect(new Set(ways).size).toBe(1);
  return ways[0]!;
};

function acceptedBySaxes(xml: string): boolean {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(xml).close();
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['a bare ampersand that nobody reads', '<a>b & c</a>'],
  ['a bare ampersand in a value', '<a b="c & d"/>'],
  ['an undeclared entity', '<a>&nbsp;</a>'],
  ['an entity without end', '<a>&amp</a>'],
  ['a control character', '<a>\u0001</a>'],
  ['a control character in a value', '<a b="\u000b"/>'],
  ['a control character in a comment', '<a><!--\u0001--></a>'],
  ['a reference to a control character', '<a>&#1;</a>'],
  ['a reference to NUL in a value', '<a b="&#0;"/>'],
  ['a reference to a surrogate', '<a>&#xD800;</a>'],
  ['a character that is none', '<a>\uffff</a>'],
  ['an unbound prefix', '<a><x:b/></a>'],
  ['an unbound prefix of an attribute', '<a x:b="1"/>'],
  ['a prefix bound further in', '<a><b xmlns:x="n"/><x:b/></a>'],
  ['a prefix bound to nothing', '<a xmlns:x=""/>'],
  ['the prefix xml bound elsewhere', '<a xmlns:xml="n"/>'],
  ['another prefix bound to that of xml', '<a xmlns:x="http://www.w3.org/XML/1998/namespace"/>'],
  ['the prefix xmlns bound', '<a xmlns:xmlns="n"/>'],
  ['one attribute under two prefixes', '<a xmlns:x="n" xmlns:y="n" x:b="1" y:b="2"/>'],
  ['two colons', '<a xmlns:x="n"><x:b:c/></a>'],
  ['an end of CDATA without beginning', '<a>b ]]> c</a>'],
  ['hyphens in a comment', '<a><!-- b -- c --></a>'],
  ['a comment that ends in three hyphens', '<a><!-- b ---></a>'],
  ['a declaration in the middle', '<a><?xml version="1.0"?></a>'],
  ['a declaration after a space', ' <?xml version="1.0"?><a/>'],
  ['a declaration without version', '<?xml encoding="utf-8"?><a/>'],
])('%s is damage to a strict reader, as to an independent parser', (_, xml) => {
  expect(acceptedBySaxes(xml)).toBe(false);
  expect(accepted(xml)).toBe(false);
});

test.each([
  ['a byte that begins nothing', [0xff]],
  ['a character written too long', [0xc0, 0x80]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['a character cut off', [0xe2, 0x82]],
])('%s is no UTF-8', (_, bytes) => {
  const xml = Buffer.concat([Buffer.from('<a>b'), Buffer.from(bytes), Buffer.from('</a>')]);
  expect(accepted(xml)).toBe(false);
});

test.each([
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<a/>',
  '<a>&lt;&#xA;&#x1F600;é😀 ] ]] > ]&gt;</a>',
  '<a b=\'"\' xmlns:x="n" xmlns:y="m" x:b="1" y:b="2"><x:c/><![CDATA[&<]]><!-- & --><?b &?></a>',
  '<a xml:space="preserve" xmlns="n"><b xmlns=""/></a>',
  '<a xmlns:xml="http://www.w3.org/XML/1998/namespace"/>',
])('%s is well formed', (xml) => {
  expect(acceptedBySaxes(xml)).toBe(true);
  expect(accepted(xml)).toBe(true);
});

const PIECES = [
  '<a>',
  '</a>',
  '<x:b>',
  '</x:b>',
  '<a ',
  '/>',
  '>',
  '<',
  '<c/>',
  '<!--',
  '-->',
  '--',
  '-',
  '<![CDATA[',
  ']]>',
  ']]',
  '&',
  ';',
  '&amp;',
  '&#9;',
  '&#8;',
  '&#x',
  'é',
  '\u0007',
  ' ',
  'xmlns:x="n"',
  'xmlns:y="n"',
  'x:b="1"',
  'y:b="1"',
  'b="&gt;"',
  ':',
  '=',
  '"',
  '<?p ',
  '?>',
];

test('a strict reader and an independent parser agree on every mixture of markup', () => {
  const soup = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 14 })
    .map((pieces) => `<a xmlns:x="m">${pieces.join('')}</a>`);
  let sound = 0;
  fc.assert(
    fc.property(soup, (xml) => {
      const expected = acceptedBySaxes(xml);
      if (expected) sound += 1;
      expect(accepted(xml)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
  expect(sound).toBeGreaterThan(50);
});
