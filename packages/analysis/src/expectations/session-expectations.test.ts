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
