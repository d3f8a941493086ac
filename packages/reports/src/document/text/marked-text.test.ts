import type { DocumentStatement } from '../report-document.js';
import { markedText } from './marked-text.js';

const statement = (start: number, end: number): DocumentStatement => ({
  start,
  end,
  status: 'contradicted',
  evidence: [],
  expected: null,
  reason: null,
});

test('a sentence over bold and plain words ends once, and its neighbours are not of it', () => {
  const text = 'Awal. Harga **naik** tajam. Akhir.';
  const start = text.indexOf('Harga');
  const end = text.indexOf(' Akhir');
  const [{ parts }] = markedText({ text, statements: [statement(start, end)] }) as [
    ReturnType<typeof markedText>[0],
  ];
  expect(parts.map((part) => [part.text, part.statement !== null, part.isLast])).toEqual([
    ['Awal. ', false, false],
    ['Harga ', true, false],
    ['naik', true, false],
    [' tajam.', true, true],
    [' Akhir.', false, false],
  ]);
});

test('sentences are found in every block, in whichever order they are given', () => {
  const text = '# Judul\n\n- Satu. Dua.\n- Tiga **tebal**.\n\nEmpat.';
  const spans = ['Empat.', 'Dua.', 'Tiga **tebal**.', 'Satu.'].map((sentence) =>
    statement(text.indexOf(sentence), text.indexOf(sentence) + sentence.length),
  );
  const parts = markedText({ text, statements: spans }).flatMap((block) => block.parts);
  expect(
    parts.map((part) => [part.text, spans.indexOf(part.statement as never), part.isLast]),
  ).toEqual([
    ['Judul', -1, false],
    ['Satu.', 3, true],
    [' ', -1, false],
    ['Dua.', 1, true],
    ['Tiga ', 2, false],
    ['tebal', 2, false],
    ['.', 2, true],
    ['Empat.', 0, true],
  ]);
});

test('of sentences that lie in one another the one that begins first holds the words', () => {
  const spans = [statement(0, 12), statement(4, 8), statement(4, 20)];
  const [{ parts }] = markedText({ text: 'aaa bbb ccc ddd eee', statements: spans }) as [
    ReturnType<typeof markedText>[0],
  ];
  expect(parts.map((part) => [part.text, spans.indexOf(part.statement as never)])).toEqual([
    ['aaa ', 0],
    ['bbb ', 0],
    ['ccc ', 0],
    ['ddd eee', 2],
  ]);
});
