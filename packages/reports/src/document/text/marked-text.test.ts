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
