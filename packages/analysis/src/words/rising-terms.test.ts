import { aContact, aSurvey } from '../testing/index.js';
import { risingTerms } from './rising-terms.js';

const saying = (narrative: string, many: number, score: number | null = 2) =>
  Array.from({ length: many }, (_, nth) =>
    aContact({ domestik: { score, narrative } }, `PT ${narrative} ${nth}`),
  );
const plain = (many: number) => saying('Pesanan tetap ada.', many, 3);

test('what more contacts say than before is told with both counts, and with their answers where most say it', () => {
  const now = aSurvey(
    ...saying('Pesanan turun karena efisiensi anggaran.', 6),
    ...saying('Efisiensi anggaran, tetapi pesanan naik.', 2, 4),
    aContact({ 'harga jual': { score: 1, narrative: 'Efisiensi anggaran pemerintah.' } }),
    ...plain(21),
  );
  const earlier = [
    aSurvey(...plain(30)),
    aSurvey(...saying('Efisiensi anggaran.', 1), ...plain(29)),
  ];
  // 9 of 30 beside 1 of 60: G² = 15.97, worked out elsewhere from observed × ln(observed / expected).
  expect(risingTerms(now, earlier)).toEqual([
    {
      term: 'efisiensi anggaran',
      contacts: 9,
      of: 30,
      earlier: [
        { contacts: 0, of: 30 },
        { contacts: 1, of: 30 },
      ],
      at: { indicator: 'domestik', contacts: 8, above: 2, neutral: 0, below: 6 },
    },
  ]);
});

test('four contacts are too few, as is a share that was as large before; words of direction and of the question are none', () => {
  const dear = 'Permintaan domestik turun tajam karena banjir.';
  const few = aSurvey(...saying(dear, 4), ...plain(26));
  expect(risingTerms(few, [aSurvey(...plain(300))])).toEqual([]);
  const many = aSurvey(...saying(dear, 10), ...plain(20));
  expect(risingTerms(many, [many])).toEqual([]);
  const terms = risingTerms(many, [aSurvey(...plain(60))]).map(({ term }) => term);
  expect(terms).toContain('banjir');
  for (const word of ['permintaan', 'domestik', 'turun']) expect(terms).not.toContain(word);
});

test('without an earlier quarter nothing stands out', () => {
  expect(risingTerms(aSurvey(...saying('Banjir.', 10)), [])).toEqual([]);
});
