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
