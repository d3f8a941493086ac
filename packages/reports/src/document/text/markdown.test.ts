import { readMarkdown } from './markdown.js';

const shape = (source: string) =>
  readMarkdown(source).map(({ kind, level, pieces }) => [
    kind,
    level,
    pieces.map(({ text, bold }) => (bold ? `<b>${text}</b>` : text)).join(''),
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

test('a numbered list begins where none stood before', () => {
  const blocks = readMarkdown('1. a\n2. b\n\nteks\n\n1. c');
  expect(blocks.map(({ begins }) => begins)).toEqual([true, false, false, true]);
});

test('stars and dashes that are no Markdown stay what they are, escaped ones lose their backslash', () => {
  expect(shape('3 * 4 = 12, -5\n\n\\- bukan butir 2\\*')).toEqual([
    ['paragraph', 0, '3 * 4 = 12, -5'],
    ['paragraph', 0, '- bukan butir 2*'],
  ]);
  expect(shape('')).toEqual([]);
});

test('every piece stands at its place in the source', () => {
  const source = '\r\n\r\n- satu **dua\ntiga** \\*empat\r\n\r\n  lima';
  for (const { pieces } of readMarkdown(source))
    for (const { text, start } of pieces)
      expect(source.slice(start, start + text.length).replace(/\s/g, ' ')).toBe(text);
});
