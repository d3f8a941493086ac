import { soughtTheme, themeReadings } from './theme-readings.js';

const INTEREST = soughtTheme({
  theme: 'suku-bunga',
  terms: ['suku bunga', 'bunga kredit'],
});
const contactsOf = (
  told: readonly (readonly [string, 'domestik' | 'pembiayaan dan suku bunga'])[],
) =>
  themeReadings(
    [INTEREST],
    told.map(([narrative, indicator], at) => ({
      theme: 'suku-bunga',
      contactId: `${at}`,
      indicator,
      narrative,
    })),
  )[0]!.mentions.map(({ contactId }) => contactId);

test('what a question asks for is no mention in the answers to it; elsewhere and in other words it is', () => {
  expect(
    contactsOf([
      ['Suku bunga tidak berubah.', 'pembiayaan dan suku bunga'],
      ['Bunga kredit naik.', 'pembiayaan dan suku bunga'],
      ['Pembeli menunda karena suku bunga.', 'domestik'],
    ]),
  ).toEqual(['1', '2']);
});
