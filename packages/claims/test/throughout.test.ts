import { SECTORS } from '@lqc/contracts';
import { sheetOfProfile } from './sample-sheet.js';
import { isNotTurned } from './neither-way.js';

const { sheet, statusOf: lastStatus } = await sheetOfProfile();
const ROLES = ['now', 'before', 'last_year'] as const;

test('a count is the same in all quarters only where it is, and the number told before is meant', () => {
  const named = SECTORS.flatMap(({ name }) => {
    const counts = ROLES.map(
      (period) => sheet.table.find({ measure: 'companies', sector: name, period })?.value ?? 0,
    );
    return counts[0]! > 0 ? [{ name, counts }] : [];
  });
  expect(named.length).toBeGreaterThan(4);
  for (const { name, counts } of named) {
    const [now, before, lastYear] = counts;
    const isThroughout = now === before && now === lastYear;
    const text = `${name} diwakili ${now} perusahaan pada ketiga periode.`;
    expect([text, isNotTurned(lastStatus(text), isThroughout)]).toEqual([text, true]);
    const lead = `${name} diwakili ${now} perusahaan pada ${sheet.table.periods.now}. Jumlah itu sama banyaknya dengan`;
    for (const [then, when] of [
      [before, sheet.table.periods.before],
      [lastYear, sheet.table.periods.last_year],
    ] as const)
      if (now !== then)
        expect([lead, when, lastStatus(`${lead} ${when}.`)]).not.toEqual([lead, when, 'supported']);
  }
});
