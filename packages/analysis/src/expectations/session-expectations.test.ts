import { companyExpectations } from '@lqc/statistics';
import type { Quarter } from '../quarter.js';
import { aContact, aQuarter, aRegister } from '../testing/index.js';
import { sessionExpectations } from './session-expectations.js';

const firms = Array.from({ length: 12 }, (_, at) => `PT Perusahaan ${at}`);
const register = aRegister({ 'PT Perusahaan 0': 'Konstruksi' });
const before = aQuarter(
  firms.map((name) => aContact({ 'perkiraan penjualan': 4 }, name)),
  register,
  'Triwulan II 2025',
);

test('expected sales are held against what was sold, at home or abroad by whoever only exports', () => {
  const now = aQuarter(
    firms.map((name, at) =>
      at < 4
        ? aContact({ domestik: null, ekspor: 2 }, name)
        : aContact({ domestik: 4, ekspor: at === 4 ? 1 : null }, name),
    ),
    register,
    'Triwulan III 2025',
  );
  const { horizon, pairs } = sessionExpectations(now, before);
  expect(horizon).toBe(1);
  expect(pairs[0]).toMatchObject({
    expectation: 'perkiraan penjualan',
    outcome: 'domestik',
    n: 12,
    matrix: [
      [0, 0, 0],
      [0, 0, 0],
      [4, 0, 8],
    ],
  });
  expect(pairs[0]!.hit_rate).toBeCloseTo(8 / 12, 9);
  expect(pairs[0]!.skill).toBeCloseTo(0, 9);
  expect(pairs[1]).toMatchObject({ n: 0, hit_rate: null });
});

test.each(['Triwulan II 2025', 'Triwulan I 2025'])(
  'what companies expected in Triwulan II 2025 is not held against %s',
  (label) => {
    const now = aQuarter(
      firms.map((name) => aContact({ domestik: 4 }, name)),
      register,
      label,
    );
    expect(sessionExpectations(now, before).pairs[0]).toMatchObject({ n: 0, hit_rate: null });
  },
);

test('a company’s page holds its expectations against the same outcomes as the comparison of all', () => {
  const [name] = firms;
  const earlier = aQuarter([aContact({ 'perkiraan penjualan': 4 }, name)], register);
  const given = (quarter: Quarter, quarterId: string) =>
    quarter.survey.contacts.flatMap(({ position, answers }) =>
      answers.map(({ indicator, score, scoreCell }) => ({
        contact_id: `${quarterId} ${position}`,
        quarter_id: quarterId,
        indicator,
        score,
        score_cell: scoreCell,
      })),
    );
  // Each row is missing, blank or answered, on one sheet of the company or on two.
  const rows = (indicator: 'domestik' | 'ekspor', score: number) => [
    {},
    { [indicator]: null },
    { [indicator]: score },
  ];
  const sheets = rows('domestik', 4).flatMap((home) =>
    rows('ekspor', 2).map((abroad) => aContact({ ...home, ...abroad }, name)),
  );
  const counted = new Set<number>();
  for (const one of sheets)
    for (const other of [null, ...sheets]) {
      const later = aQuarter(other ? [one, other] : [one], register, 'Triwulan III 2025');
      const { n, matrix } = sessionExpectations(later, earlier).pairs[0]!;
      const answers = [...given(earlier, 'earlier'), ...given(later, 'later')];
      const quarters = [
        { quarter_id: 'earlier', label: 'Triwulan II 2025', year: 2025, quarter: 2 },
        { quarter_id: 'later', label: 'Triwulan III 2025', year: 2025, quarter: 3 },
      ];
      const page = companyExpectations(answers, quarters)[0]!;
      expect([page.n, page.hits]).toEqual([n, matrix[2]![2]]);
      counted.add(n + page.hits);
    }
  expect(counted).toEqual(new Set([0, 1, 2]));
});
