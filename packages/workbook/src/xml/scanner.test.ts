import fc from 'fast-check';
import { saxesEvents, scannerEvents } from '../../test/xml-events.js';
import { WorkbookError } from '../workbook-error.js';
import { XmlScanner } from './scanner.js';

const bytes = (xml: string) => [Buffer.from(xml)];
const codeOf = (act: () => unknown) => {
  try {
    act();
    return 'accepted';
  } catch (error) {
    if (error instanceof WorkbookError) return error.code;
    throw error;
  }
};

test('an element tells its name without prefix, its attributes and its own text', () => {
  const xml = `<?xml version="1.0"?><!-- a > b --><x:row r='1' s = "2&amp;3"><x:v> 4 </x:v><x:f/></x:row>\n`;
  expect(scannerEvents(bytes(xml), ['r', 's', 't'])).toEqual([
    ['open', 'row', { r: '1', s: '2&3' }],
    ['open', 'v', {}],
    ['close', 'v', ' 4 '],
    ['open', 'f', {}],
    ['close', 'f', ''],
    ['close', 'row', ''],
  ]);
});

test('an attribute under a prefix is another one than the same without', () => {
  expect(scannerEvents(bytes('<s zz:id="a" sheetId="b"/>'), ['id'])[0]).toEqual(['open', 's', {}]);
  expect(scannerEvents(bytes('<s zz:id="a" id="b"/>'), ['id'])[0]).toEqual([
    'open',
    's',
    { id: 'b' },
  ]);
});

const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const X14 = 'xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"';
const told = (xml: string) =>
  scannerEvents(bytes(xml))
    .filter(([kind]) => kind === 'close')
    .map(([, name, text]) => `${name}${String(text)}`);

test.each([
  ['of another namespace', '<a xmlns="m" xmlns:x="n"><x:b>1</x:b><b>2</b></a>', ['b2', 'a']],
  ['in another usual namespace', '<a xmlns="m"><b xmlns="n">1</b><b>2</b></a>', ['b2', 'a']],
  ['under another prefix', '<a xmlns="m" xmlns:y="m"><y:b>1</y:b></a>', ['b1', 'a']],
  ['under a prefix of nowhere', '<a><x:b>1</x:b><b>2</b></a>', ['b2', 'a']],
])('an element %s is told as the part’s own only if it is', (_, xml, expected) => {
  expect(told(xml)).toEqual(expected);
});

test.each([
  ['none is for us', 'Requires="z"', ['b2']],
  ['one is for newer programs that we are', 'Requires="x14"', ['b1']],
  ['one asks for something unknown beside', 'Requires="x14 z"', ['b2']],
])('of several ways to say something one is taken: %s', (_, requires, expected) => {
  const xml = `<a ${MC} ${X14} xmlns:z="urn:z"><mc:AlternateContent><mc:Choice ${requires}><b>1</b></mc:Choice><mc:Fallback><b>2</b></mc:Fallback></mc:AlternateContent></a>`;
  expect(told(xml)).toEqual([...expected, 'a']);
});

test('what stands in the way that is taken stands in the element around', () => {
  const parents: string[] = [];
  const scanner = new XmlScanner(
    { open: (name, _, parent) => void parents.push(`${parent}>${name}`) },
    { depth: 100, tokenBytes: 1000 },
  );
  scanner.write(
    Buffer.from(
      `<a ${MC}><mc:AlternateContent><mc:Choice Requires="no"><b/></mc:Choice><mc:Fallback><c><d/></c></mc:Fallback></mc:AlternateContent><e/></a>`,
    ),
  );
  scanner.end();
  expect(parents).toEqual(['>a', 'a>c', 'c>d', 'a>e']);
});

test('references, CDATA and line ends become the text they stand for', () => {
  const xml = '<t>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;\r\nb\rc<![CDATA[<&amp;>]]>é</t>';
  expect(scannerEvents(bytes(xml))[1]).toEqual(['close', 't', `<>&"'A😀\nb\nc<&amp;>é`]);
});

test.each([
  ['nothing', ''],
  ['text only', 'abc'],
  ['text before the root', 'a<a/>'],
  ['text after the root', '<a/>b'],
  ['two roots', '<a/><b/>'],
  ['an element that stays open', '<a><b></b>'],
  ['elements that cross', '<a><b></a></b>'],
  ['a prefix that changes', '<x:a></y:a>'],
  ['a close too many', '<a></a></a>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['an attribute without quotes', '<a b=1/>'],
  ['an attribute without value', '<a b/>'],
  ['attributes that touch', '<a b="1"c="2"/>'],
  ['a tag inside a value', '<a b="<"/>'],
  ['a name that is none', '<1a/>'],
  ['a space before the name', '< a/>'],
  ['no name at all', '<a>< /></a>'],
  ['a slash in the middle', '<a/ >'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['a bare ampersand', '<a>b & c</a>'],
  ['a character beyond Unicode', '<a>&#x110000;</a>'],
  ['a declaration inside', '<a><!ELEMENT b></a>'],
  ['a tag that never ends', '<a b="'],
  ['a comment that never ends', '<a/><!-- '],
])('%s is damage', (_, xml) => {
  expect(codeOf(() => scannerEvents(bytes(xml)))).toBe('WORKBOOK_DAMAGED');
});

test.each(['<!DOCTYPE a><a/>', '<!doctype a [<!ENTITY b "c">]><a>&b;</a>', '<?xml?>\n<!DOCTYPE'])(
  'the document type in %j is refused',
  (xml) => {
    expect(codeOf(() => scannerEvents(bytes(xml)))).toBe('WORKBOOK_HAS_DOCTYPE');
  },
);

test('as many elements may be open within each other as the limit says, and no more', () => {
  const nested = (depth: number) => bytes('<a>'.repeat(depth) + '</a>'.repeat(depth));
  const limits = { depth: 7, tokenBytes: 1000 };
  expect(codeOf(() => scannerEvents(nested(7), [], limits))).toBe('accepted');
  expect(codeOf(() => scannerEvents(nested(8), [], limits))).toBe('WORKBOOK_NESTED_TOO_DEEPLY');
});

test('a tag that outgrows its limit is refused before its end comes', () => {
  const pieces = Array.from({ length: 30 }, () => Buffer.from('x'.repeat(50)));
  const limits = { depth: 7, tokenBytes: 1000 };
  expect(codeOf(() => scannerEvents([Buffer.from('<a b="'), ...pieces], [], limits))).toBe(
    'WORKBOOK_TOO_LARGE_INFLATED',
  );
});

const NAMES = ['a', 'row', 'c', 'v', 'é'];
const text = fc
  .array(fc.constantFrom('x', ' ', 'é', '😀', '&amp;', '&#10;', '&#xe9;', ']]', '\n', '-'), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''));
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.uniqueArray(fc.tuple(fc.constantFrom('r', 's', 't'), text), {
        selector: ([name]) => name,
        maxLength: 3,
      }),
      fc.array(
        fc.oneof(
          { depthSize: 'small' },
          text,
          tie('element'),
          text.map((inner) => `<!--${inner.replaceAll('-', '')}-->`),
          text.map((inner) => `<![CDATA[${inner.replaceAll(']', '')}]]>`),
        ),
        { maxLength: 4 },
      ),
    )
    .map(([name, attributes, content]) => {
      const written = attributes.map(([key, value]) => ` ${key}="${value}"`).join('');
      return content.length === 0
        ? `<${name}${written}/>`
        : `<${name}${written}>${content.join('')}</${name}>`;
    }),
}));

test('any document reads as an independent parser reads it, however it is cut into pieces', () => {
  fc.assert(
    fc.property(element, fc.array(fc.nat()), (xml, cuts) => {
      const whole = Buffer.from(xml);
      const places = [0, ...cuts.map((cut) => cut % whole.length).sort((a, b) => a - b)];
      const pieces = places.map((place, i) => whole.subarray(place, places[i + 1]));
      // White space in attribute values is the one thing we do not normalise.
      const normalised = JSON.stringify(scannerEvents(pieces, ['r', 's', 't']));
      expect(sortKeys(JSON.parse(normalised))).toEqual(sortKeys(saxesEvents(xml)));
    }),
    { numRuns: 500 },
  );
});

function sortKeys(events: ReturnType<typeof saxesEvents>): unknown {
  return events.map(([kind, name, rest]) => [
    kind,
    name,
    typeof rest === 'string'
      ? rest
      : Object.entries(rest)
          .map(([key, value]) => `${key}=${value.replace(/\s/g, ' ')}`)
          .sort(),
  ]);
}

test('what an independent parser takes from a damaged document, the scanner takes alike', () => {
  const spoil = fc.tuple(
    element,
    fc.nat(),
    fc.constantFrom('<', '>', '/', '"', '&', ' ', '=', 'x'),
  );
  fc.assert(
    fc.property(spoil, ([xml, at, character]) => {
      const place = at % xml.length;
      const spoilt = xml.slice(0, place) + character + xml.slice(place + 1);
      if (!spoilt.isWellFormed()) return;
      let expected: ReturnType<typeof saxesEvents>;
      try {
        expected = saxesEvents(spoilt);
      } catch {
        return;
      }
      expect(sortKeys(scannerEvents(bytes(spoilt), ['r', 's', 't', 'x']))).toEqual(
        sortKeys(expected.map(onlyKnown)),
      );
    }),
    { numRuns: 2000 },
  );
});

function onlyKnown(event: ReturnType<typeof saxesEvents>[number]) {
  if (event[0] === 'close') return event;
  const known = Object.entries(event[2]).filter(([key]) => ['r', 's', 't', 'x'].includes(key));
  return ['open', event[1], Object.fromEntries(known)] as const;
}
