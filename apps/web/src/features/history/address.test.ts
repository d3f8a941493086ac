import { linesOfSectors, parseHistoryAddress, sectorsOfLines } from './address';

test('an address holds all that is shown, and nothing that is none', () => {
  const whole = {
    measure: 'change',
    sector: 'Konstruksi',
    indicator: 'investasi',
    quarter: 'a',
    of: 'Konstruksi',
    lines: 'Konstruksi|Real Estat',
    page: 2,
  };
  expect(parseHistoryAddress({ ...whole, page: '2' })).toEqual(whole);
  expect(parseHistoryAddress({ measure: 'x', indicator: 'laba', page: 1, sector: {} })).toEqual({});
});

test('lines are those that were chosen, also none, and otherwise those that are proposed', () => {
  expect(sectorsOfLines(undefined, ['Konstruksi'])).toEqual(['Konstruksi']);
  for (const chosen of [[], ['Real Estat', 'Industri Pengolahan']])
    expect(sectorsOfLines(linesOfSectors(chosen), ['Konstruksi'])).toEqual(chosen);
});
