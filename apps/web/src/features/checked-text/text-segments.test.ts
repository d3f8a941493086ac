import type { Check, Evidence } from '@lqc/contracts';
import { paragraphsOf } from './text-segments';

const summary = '**Harga Jual turun** menjadi 2,98. Pasar lesu.\n\nKedua.';
const check = (text: string): Check => {
  const start = summary.indexOf(text);
  const end = start + text.length;
  return { kind: 'figure', start, end, text, status: 'supported', facts: [], expected: null };
};
const sentence = (text: string): Evidence => {
  const start = summary.indexOf(text);
  return { start, end: start + text.length, contacts: [] };
};
const evidence = ['**Harga Jual turun** menjadi 2,98.', 'Pasar lesu.', 'Kedua.'].map(sentence);

test('paragraphs, sentences, bold parts and checked words are told apart', () => {
  const paragraphs = paragraphsOf(summary, [check('turun'), check('2,98')], evidence);
  expect(paragraphs).toHaveLength(2);
  const [first] = paragraphs;
  expect(first!.map(({ index }) => index)).toEqual([0, -1, 1]);
  expect(
    first![0]!.segments.map(({ text, bold, check: held }) => [text, bold, held?.text ?? null]),
  ).toEqual([
    ['Harga Jual ', true, null],
    ['turun', true, 'turun'],
    [' menjadi ', false, null],
    ['2,98', false, '2,98'],
    ['.', false, null],
  ]);
});

test('every character but the marks of bold is shown, in its order', () => {
  const shown = paragraphsOf(summary, [check('turun')], evidence)
    .map((sentences) =>
      sentences.flatMap(({ segments }) => segments.map(({ text }) => text)).join(''),
    )
    .join('\n\n');
  expect(shown).toBe(summary.replaceAll('**', ''));
});

test('blank lines part paragraphs however many they are and however they end', () => {
  const text = 'Satu naik.\r\n\r\nDua.\n\n\n  \n\nTiga\r\nbaris.';
  const dua = { start: text.indexOf('Dua'), end: text.indexOf('Dua') + 4, contacts: [] };
  const paragraphs = paragraphsOf(text, [], [dua]);
  expect(paragraphs.map((one) => one[0]!.segments[0]!.text.trim())).toEqual([
    'Satu naik.',
    'Dua.',
    'Tiga\r\nbaris.',
  ]);
  expect(paragraphs.map((one) => one[0]!.index)).toEqual([-1, 0, -1]);
});
