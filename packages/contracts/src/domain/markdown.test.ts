import { escapeMarks, escapeStart, readMarkdown, withoutMarks } from './markdown.js';

const shape = (source: string) =>
  readMarkdown(source).map(({ kind, level, pieces }) => [
    kind,
    level,
    pieces
      .map(({ text, bold }) => (bold ? `<b>${text}</b>` : text))
      .join('')
      .replace(/\s/g, ' '),
  ]);

test('paragraphs are parted by blank lines, headings and lists by their lines', () => {
  expect(
    shape(
      'Satu\nbaris.\n\n### Judul\nDua **tebal** kata.\n- butir\n  - dalam\n1. pertama\n2. kedua',
    ),
  ).toEqual([
    ['paragraph', 0, 'Satu baris.'],
    ['heading', 0, 'Judul'],
    ['paragraph', 0, 'Dua <b>tebal</b> kata.'],
    ['bullet', 0, 'butir'],
    ['bullet', 1, 'dalam'],
    ['numbered', 0, 'pertama'],
    ['numbered', 0, 'kedua'],
  ]);
});

test('• and 1) begin items, a year does not, and a line without a mark goes on with what stands above', () => {
  expect(shape('• satu\n2) dua\n2025. Tahun\nyang baik')).toEqual([
    ['bullet', 0, 'satu'],
    ['numbered', 0, 'dua 2025. Tahun yang baik'],
  ]);
  expect(readMarkdown('7. a\n- b').map(({ number }) => number)).toEqual([7, null]);
});

test.each([
  '**',
  'a\\',
  '\\*a',
  '*a*',
  '2**3',
  '- a',
  '12. a',
  '3) a',
  '# a',
  '• a',
  '\\\\- a',
  'a*',
])('the words %j, escaped, are read back as a paragraph, also beside bold ones', (words) => {
  const source = `${escapeStart(escapeMarks(words))}**${escapeMarks(words)}**`;
  const [block, ...others] = readMarkdown(source);
  expect(others).toEqual([]);
  const read = (isBold: boolean) =>
    block!.pieces.map(({ text, bold }) => (bold === isBold ? text : '')).join('');
  expect([block!.kind, read(false), read(true)]).toEqual(['paragraph', words, words]);
});

test('stars and dashes that are no Markdown stay what they are, escaped ones lose their backslash', () => {
  expect(shape('3 * 4 = 12, -5\n\n\\- bukan butir 2\\*')).toEqual([
    ['paragraph', 0, '3 * 4 = 12, -5'],
    ['paragraph', 0, '- bukan butir 2*'],
  ]);
  expect(shape('')).toEqual([]);
});

test('a text that is taken along keeps its lines and lists, and none of its other marks', () => {
  const source = '### Harga\n**Naik** 2\\*3.\n\n12\\. Juni\n- satu\n2. dua';
  expect(withoutMarks(source)).toBe('Harga\nNaik 2*3.\n\n12. Juni\n- satu\n2. dua');
});

test('every piece stands at its place in the source', () => {
  const source = '\r\n\r\n- satu **dua\ntiga** \\*empat\r\n\r\n  lima';
  for (const { pieces } of readMarkdown(source))
    for (const { text, start } of pieces)
      expect(source.slice(start, start + text.length)).toBe(text);
});
