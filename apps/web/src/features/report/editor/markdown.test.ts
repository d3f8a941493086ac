import type { BoundMark, InsertedClaim } from '@lqc/contracts';
import type { JSONContent } from '@tiptap/core';
import { boundTextOf, documentOf } from './markdown';

const textOf = (doc: JSONContent) => boundTextOf(doc).text;

const TEXT = [
  '### Ikhtisar',
  '**Permintaan domestik** naik menjadi 3,29.',
  '- hunian **81 persen**\n- pesanan hotel',
  '1. pertama\n2. kedua',
  'Penutup.',
].join('\n\n');

test('paragraphs, headings, lists and bold come back as they were written', () => {
  expect(textOf(documentOf(TEXT).doc)).toBe(TEXT);
});

test('every shown character but spaces is known by its place in the text', () => {
  const { doc, shown } = documentOf(TEXT);
  const read = (node: typeof doc): string => node.text ?? (node.content ?? []).map(read).join('');
  const visible = read(doc);
  expect(visible).toContain('Permintaan domestik naik menjadi 3,29.');
  expect(shown.map((at) => TEXT[at]).join('')).toBe(visible.replace(/\s/g, ''));
});

test('a year that begins a sentence is no list, and lines of a paragraph are joined', () => {
  const { doc, shown } = documentOf('2025. Tahun\nyang baik');
  expect(textOf(doc)).toBe('2025. Tahun yang baik');
  expect(shown).toHaveLength('2025.Tahunyangbaik'.length);
});

test('what is no formatting of a report is shown as it stands', () => {
  const text = 'Skor 3 * 4 dari K_07 [lihat] <b>tebal</b> & naik';
  expect(textOf(documentOf(text).doc)).toBe(text);
});

test('words that look like formatting come back as words, and lists keep their number', () => {
  for (const text of [
    '\\- bukan butir 2\\*\\*3',
    '1\\. bukan butir',
    '3. tiga\n4. empat',
    '- ',
    '- satu\n- ',
  ])
    expect(textOf(documentOf(text).doc)).toBe(text);
});

test('non-breaking spaces are ordinary ones, and none begin a heading or an item, where they would not be read', () => {
  const { doc } = documentOf('Ekspor\u00A03,42.\n\n### Ikhtisar\n\n- satu');
  const [, heading, list] = doc.content!;
  heading!.content![0]!.text = '\u00A0Ikhtisar';
  list!.content![0]!.content![0]!.content![0]!.text = ' satu';
  expect(textOf(doc)).toBe('Ekspor 3,42.\n\n### Ikhtisar\n\n- satu');
});

test('an empty section is an empty paragraph', () => {
  expect(documentOf('').doc.content).toEqual([{ type: 'paragraph' }]);
  expect(textOf(documentOf('').doc)).toBe('');
});

const claim: InsertedClaim = {
  type: 'level',
  indicator: 'domestik',
  sector: null,
  category: null,
  base: null,
  others: [],
  quote: null,
};
const SENTENCE = 'Rata-rata permintaan domestik tercatat 3,03.';
const markOf = (text: string, words: string): BoundMark => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, claim };
};

test.each([
  ['in a paragraph', `Awal. ${SENTENCE} Akhir.`, SENTENCE],
  ['alone', SENTENCE, SENTENCE],
  ['bold', `**${SENTENCE}** Lalu.`, SENTENCE],
  [
    'partly bold',
    'Awal. Rata-rata **permintaan domestik** tercatat 3,03. Akhir.',
    'Rata-rata **permintaan domestik** tercatat 3,03.',
  ],
  ['in a list', `- satu\n- ${SENTENCE}`, SENTENCE],
])('a bound sentence %s comes back with its place', (_where, text, words) => {
  const bound = [markOf(text, words)];
  const { doc, shown } = documentOf(text, bound);
  expect(boundTextOf(doc)).toEqual({ text, bound });
  expect(documentOf(text).shown).toEqual(shown);
});

test('two bound sentences beside each other stay two', () => {
  const other = { ...claim, indicator: 'ekspor' as const };
  const text = `${SENTENCE} Ekspor naik.`;
  const bound = [markOf(text, SENTENCE), { ...markOf(text, 'Ekspor naik.'), claim: other }];
  expect(boundTextOf(documentOf(text, bound).doc)).toEqual({ text, bound });
});
