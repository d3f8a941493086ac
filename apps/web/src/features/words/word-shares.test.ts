import type { RankedWord, TfIdfResponse } from '@lqc/contracts';
import { wordShares, WORDS_SHOWN } from './word-shares';

const aWord = (word: string, documents: number, more: Partial<RankedWord> = {}): RankedWord => ({
  word,
  score: 1,
  documents,
  ...more,
});
const aResponse = (more: Partial<TfIdfResponse>): TfIdfResponse => ({
  indicator: 'Permintaan Domestik',
  period: 'Triwulan III 2025',
  contacts: 40,
  top_words: [],
  ...more,
});

test('what can be told apart stands first, then what most contacts say', () => {
  const shares = wordShares(
    aResponse({
      top_words: [
        aWord('hotel', 8, { against: 7, told: null }),
        aWord('ekspor', 20, { against: 3, told: 'more' }),
        aWord('tamu', 12, { against: 12, told: null }),
      ],
      against: { period: 'Triwulan II 2025', contacts: 40, gone: [] },
    }),
  );
  expect(shares.map(({ word }) => word)).toEqual(['ekspor', 'tamu', 'hotel']);
});

test('a word that nobody says any more is told as one, with none of the contacts', () => {
  const against = {
    period: 'Triwulan II 2025',
    contacts: 40,
    gone: [{ word: 'pandemi', documents: 14 }],
  };
  const shares = wordShares(aResponse({ top_words: [aWord('tamu', 12, { against: 9 })], against }));
  expect(shares[0]).toEqual({ word: 'pandemi', now: 0, before: 14, told: 'fewer' });
});

test('without a quarter before nothing is compared, and no more words come than are shown', () => {
  const words = Array.from({ length: 30 }, (_, at) => aWord(`kata ${at}`, 30 - at));
  const shares = wordShares(aResponse({ top_words: words }));
  expect(shares).toHaveLength(WORDS_SHOWN);
  expect(shares[0]).toEqual({ word: 'kata 0', now: 30, before: null, told: null });
});
