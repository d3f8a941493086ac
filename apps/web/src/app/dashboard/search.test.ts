import { parseDashboardSearch } from './search';

test('an address with what we know is kept, anything else left out', () => {
  const session = '6434f2e7-df1d-49d2-bfe9-4c04004d7c00';
  expect(
    parseDashboardSearch({ tab: 'comparison', session, indicator: 'ekspor', evil: 1 }),
  ).toEqual({
    tab: 'comparison',
    session,
    indicator: 'ekspor',
    quarter: 'now',
  });
  expect(parseDashboardSearch({ tab: 'x', session: '../..', indicator: '__proto__' })).toEqual({
    tab: 'overview',
  });
});

test('words side by side, an open word and the contact it leads to survive the address', () => {
  const contact = '6434f2e7-df1d-49d2-bfe9-4c04004d7c00';
  const address = {
    tab: 'analysis',
    cards: 'ranked10.now.ekspor,cloud.before.harga jual',
    word: 'permintaan',
    wordOf: 'cloud.now.ekspor',
    indicator: 'ekspor',
    quarter: 'now',
    contact,
  };
  expect(parseDashboardSearch(address)).toEqual(address);
  expect(
    parseDashboardSearch({ tab: 'analysis', cards: 'x', word: 'a', wordOf: 'y', contact }),
  ).toEqual({
    tab: 'analysis',
  });
});
