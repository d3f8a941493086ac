import { draftOf, isWrong, percentOf, sumOf, weightsOf } from './weights-draft';

const draft = {
  asOf: '2026-02-05',
  source: ' BPS ',
  percents: { 'Industri Pengolahan': '60,05', Konstruksi: '39.9', 'Real Estat': '' },
};

test('percentages are typed with a comma or a point; other words are none', () => {
  expect(percentOf('30,12')).toBe(30.12);
  expect(percentOf(' 7.5 ')).toBe(7.5);
  expect(percentOf(undefined)).toBe(0);
  for (const typed of ['101', '-1', '1.000,5', 'tiga']) expect(isWrong(typed)).toBe(true);
});

test('published shares may be a rounding off 100, and no further', () => {
  expect(sumOf(draft)).toBeCloseTo(99.95);
  expect(weightsOf(draft)).toEqual({
    as_of: '2026-02-05',
    source: 'BPS',
    weights: [
      { sector: 'Industri Pengolahan', weight: 0.6005 },
      { sector: 'Konstruksi', weight: 0.399 },
    ],
  });
  expect(weightsOf({ ...draft, percents: { Konstruksi: '99,8' } })).toBeNull();
});

test('nothing is stored without a day or a source', () => {
  expect(weightsOf({ ...draft, asOf: '' })).toBeNull();
  expect(weightsOf({ ...draft, source: 'B ' })).toBeNull();
});

test('a stored set comes back into the form as it was typed', () => {
  const stored = draftOf(weightsOf(draft)!);
  expect(stored.percents).toEqual({ 'Industri Pengolahan': '60,05', Konstruksi: '39,9' });
});
