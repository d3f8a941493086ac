import { sideOf } from '@lqc/statistics';
import { aContact, aQuarter } from '../testing/index.js';
import { expectationContacts } from './expectation-contacts.js';
import { sessionExpectations } from './session-expectations.js';

const SIDES = [-1, 0, 1];
const firms = Array.from({ length: 12 }, (_, at) => `PT Perusahaan ${at}`);
const score = (at: number, step: number) => 1 + ((at * step) % 5);
const before = aQuarter(
  firms.map((name, at) => aContact({ 'perkiraan penjualan': score(at, 2) }, name)),
  null,
  'Triwulan II 2025',
);
// Every third company only exports.
const now = aQuarter(
  firms.map((name, at) =>
    aContact(
      at % 3 === 0
        ? { domestik: null, ekspor: score(at, 3) }
        : { domestik: score(at, 3), ekspor: null },
      name,
    ),
  ),
  null,
  'Triwulan III 2025',
);

test('each cell of the matrix leads to as many companies as it counts', () => {
  const { matrix } = sessionExpectations(now, before).pairs.find(
    ({ expectation }) => expectation === 'perkiraan penjualan',
  )!;
  const contacts = expectationContacts({ now, before }, 'perkiraan penjualan');
  SIDES.forEach((expected, row) =>
    SIDES.forEach((came, column) => {
      const inCell = contacts.filter(
        (one) => sideOf(one.expected.score) === expected && sideOf(one.outcome.score) === came,
      );
      expect(inCell).toHaveLength(matrix[row]![column]!);
    }),
  );
  for (const { name, outcome } of contacts) {
    const at = firms.indexOf(name);
    const indicator = at % 3 === 0 ? 'ekspor' : 'domestik';
    expect(outcome).toMatchObject({ indicator, score: score(at, 3) });
  }
});

test('a question that does not look forward has no contacts', () => {
  expect(expectationContacts({ now, before }, 'domestik')).toEqual([]);
});
