import { documentOf, textOf } from './markdown';

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

test('every shown character is known by its place in the text', () => {
  const { doc, shown } = documentOf(TEXT);
  const read = (node: typeof doc): string => node.text ?? (node.content ?? []).map(read).join('');
  const visible = read(doc);
  expect(visible).toContain('Permintaan domestik naik menjadi 3,29.');
  expect(shown.map((at) => TEXT[at]).join('')).toBe(visible);
});

test('a year that begins a sentence is no list, and lines of a paragraph are joined', () => {
  const { doc, shown } = documentOf('2025. Tahun\nyang baik');
  expect(textOf(doc)).toBe('2025. Tahun yang baik');
  expect(shown).toHaveLength('2025. Tahun yang baik'.length);
});

test('what is no formatting of a report is shown as it stands', () => {
  const text = 'Skor 3 * 4 dari K_07 [lihat] <b>tebal</b> & naik';
  expect(textOf(documentOf(text).doc)).toBe(text);
});

test('an empty section is an empty paragraph', () => {
  expect(documentOf('').doc.content).toEqual([{ type: 'paragraph' }]);
  expect(textOf(documentOf('').doc)).toBe('');
});
