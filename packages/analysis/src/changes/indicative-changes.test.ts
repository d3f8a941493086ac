import { aContact, aQuarter, aRegister } from '../testing/index.js';
import { indicativeChanges } from './indicative-changes.js';
import { panelOf } from './panel-of.js';

const firms = Array.from({ length: 40 }, (_, at) => `PT Perusahaan ${at}`);
const quarterOf = (scoreOf: (at: number) => number, label: string, names = firms) =>
  aQuarter(
    names.map((name, at) => aContact({ domestik: scoreOf(at) }, name)),
    aRegister({ 'PT Perusahaan 0': 'Konstruksi' }),
    label,
  );
const domestik = (...quarters: Parameters<typeof indicativeChanges>) =>
  indicativeChanges(...quarters).find(({ key }) => key === 'domestik')!;
const mixed = (at: number) => [2, 3, 4, 4][at % 4]!;

test('identical quarters show no change that could be told apart, and no headline', () => {
  const before = quarterOf(mixed, 'Triwulan II 2025');
  const now = quarterOf(mixed, 'Triwulan III 2025');
  for (const one of indicativeChanges(now, before)) {
    expect(one.distinguishable).toBe(false);
    expect(one.headline).toBe(false);
    expect(one.wording ?? '').not.toMatch(
      /lebih|melambat|membaik|melemah|meningkat|mereda|berbalik/,
    );
  }
});

test('a fall from well above neutral to less above it is slower growth, not a contraction', () => {
  const before = quarterOf((at) => (at % 5 === 0 ? 3 : 4), 'Triwulan II 2025');
  const now = quarterOf((at) => (at % 5 < 3 ? 3 : 4), 'Triwulan III 2025');
  const change = domestik(now, before);
  expect(change).toMatchObject({ before: 3.8, now: 3.4, change: -0.4, level: 'above' });
  expect(change.distinguishable).toBe(true);
  expect(change.wording).toBe('tumbuh melambat');
});

test('a rise below neutral is better and still a contraction', () => {
  const before = quarterOf(() => 2, 'Triwulan II 2025');
  const now = quarterOf((at) => (at % 5 < 2 ? 3 : 2), 'Triwulan III 2025');
  expect(domestik(now, before)).toMatchObject({ before: 2, now: 2.4, level: 'below' });
  expect(domestik(now, before).wording).toBe('membaik, masih terkontraksi');
});

test('a small rise inside its range is stable', () => {
  const before = quarterOf((at) => [1, 2, 3, 4, 5][at % 5]!, 'Triwulan II 2025');
  const others = firms.map((name) => `${name} Lain`);
  const now = quarterOf(
    (at) => (at < 3 ? 4 : [1, 2, 3, 4, 5][at % 5]!),
    'Triwulan III 2025',
    others,
  );
  const change = domestik(now, before);
  expect(change.change).toBe(0.15);
  expect(change.distinguishable).toBe(false);
  expect(change.wording).toBe('relatif stabil');
});

test('replacing twelve firms without changing a matched answer moves nothing', () => {
  const before = quarterOf(mixed, 'Triwulan II 2025');
  const others = firms.map((name, at) => (at < 12 ? `CV Pendatang ${at}` : name));
  const now = quarterOf((at) => (at < 12 ? 5 : mixed(at)), 'Triwulan III 2025', others);
  const { moved, entered, left, change, n, companies } = panelOf(now, before, 'domestik');
  expect(moved).toBe(0);
  expect(n).toEqual({ matched: 28, entered: 12, left: 12 });
  expect(entered! + left!).toBeCloseTo(change!, 9);
  expect(companies.entered.every(({ visited_both: both }) => !both)).toBe(true);
});

test('last year stands beside where it is loaded', () => {
  const before = quarterOf(mixed, 'Triwulan II 2025');
  const lastYear = quarterOf(() => 3, 'Triwulan III 2024');
  expect(domestik(before, before, null).last_year).toBeNull();
  expect(domestik(before, before, lastYear).last_year).toMatchObject({ average: 3, change: 0.25 });
});

test('a rise that the same firms do not bear out has no reading', () => {
  const before = quarterOf((at) => (at % 2 === 0 ? 2 : 3), 'Triwulan II 2025');
  // Half of the firms came new and answer high; the others answer as before.
  const names = firms.map((name, at) => (at < 20 ? name : `CV Pendatang ${at}`));
  const now = quarterOf((at) => (at < 20 ? (at % 2 === 0 ? 2 : 3) : 5), 'Triwulan III 2025', names);
  expect(domestik(now, before)).toMatchObject({
    distinguishable: true,
    by_composition: true,
    wording: null,
  });
});
