import type { ClaimSheet, Reading } from '@lqc/claims';
import { counterVoices } from './counter-voices.js';

const rose = { indicator: 'harga jual', sector: null, measure: 'change', value: 0.89 };
const said = (narrative: string, score: number) => ({
  contactId: narrative,
  contact: `PT ${narrative}`,
  key: 'harga jual',
  narrative,
  sector: null,
  score,
});
const sheet = {
  table: { find: () => undefined },
  said: [said('Harga naik.', 5), said('Harga turun.', 1)],
} as unknown as ClaimSheet;
const saying = (direction: -1 | 1) =>
  ({
    type: 'change',
    facts: [rose],
    assertion: { negated: false, says: { operator: 'moved', direction, manner: 'plain' } },
  }) as unknown as Reading;

test.each([
  ['up', 1, 'Harga turun.'],
  ['down, although the data say up,', -1, 'Harga naik.'],
] as const)(
  'beside a sentence that says %s stand the words of those who answered the other way',
  (_, direction, quote) => {
    expect(counterVoices([saying(direction)], sheet)!.quotes).toMatchObject([
      { quote, indicator: 'harga jual' },
    ]);
  },
);
