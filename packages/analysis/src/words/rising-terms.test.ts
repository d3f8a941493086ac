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

test('a denial is no term, however much more it is said', () => {
  const now = aSurvey(...saying('Pasokan tidak lancar, cuaca belum cerah.', 20), ...plain(10));
  const told = risingTerms(now, [aSurvey(...plain(60))]).map(({ term }) => term);
  expect(told).toEqual(expect.not.arrayContaining(['tidak', 'belum']));
  expect(told).not.toEqual([]);
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

test('a word that fewer contacts say than before is not told as a rise because it left a pair', () => {
  const empty = (many: number) => saying('Kamar kosong.', many);
  const before = aSurvey(...saying('Pesanan hotel ramai.', 20), ...empty(10));
  const fewer = aSurvey(...saying('Pesanan dari pelanggan.', 10), ...empty(20));
  const terms = risingTerms(fewer, [before]).map(({ term }) => term);
  expect(terms).toEqual(['pelanggan']);
});

test('a word is told beside its pair where most who say it do not say the pair', () => {
  const now = aSurvey(
    ...saying('Banjir rob.', 6),
    ...saying('Banjir di gudang.', 10),
    ...saying('Efisiensi anggaran.', 8),
    ...saying('Anggaran.', 1),
    ...plain(10),
  );
  const told = risingTerms(now, [aSurvey(...plain(60))]);
  expect(told.map(({ term, contacts }) => [term, contacts])).toEqual([
    ['banjir', 16],
    ['gudang', 10],
    ['efisiensi anggaran', 8],
    ['banjir rob', 6],
  ]);
});

test('the word that rose most is told where its pair finds no room among the eight', () => {
  const others = 'Gempa Banjir Demonstrasi Pandemi Kekeringan Kebakaran Abrasi Badai'.split(' ');
  const now = aSurvey(
    ...saying('Anggaran.', 7),
    ...saying('Efisiensi anggaran.', 7),
    ...others.flatMap((other) => saying(`${other}.`, 8)),
    ...plain(20),
  );
  const told = risingTerms(now, [aSurvey(...plain(200))]).map(({ term }) => term);
  expect(told).toHaveLength(8);
  expect(told[0]).toBe('anggaran');
  expect(told).not.toContain('efisiensi anggaran');
});

test('a pair of the words of a question is none at that question, and one at another', () => {
  const saysAt = (indicator: 'harga jual' | 'margin usaha', narrative: string) =>
    Array.from({ length: 12 }, (_, nth) =>
      aContact({ [indicator]: { score: 3, narrative } }, `PT ${indicator} ${nth}`),
    );
  const narrative = 'Harga jual disesuaikan.';
  const termsOf = (indicator: 'harga jual' | 'margin usaha') => {
    const now = aSurvey(...saysAt(indicator, narrative), ...plain(18));
    return risingTerms(now, [aSurvey(...plain(60))]).map(({ term }) => term);
  };
  expect(termsOf('harga jual')).toEqual(['disesuaikan']);
  expect(termsOf('margin usaha')).toContain('harga jual');
});
