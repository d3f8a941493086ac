import type {
  AgainstChance,
  ExpectationsResponse,
  IndicativeChange,
  PanelResponse,
} from '@lqc/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFigure, aSession, aSource } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { Comparison } from './comparison';
import { IndicativeComparison } from './indicative-comparison';
import { Expectations } from './expectations';
import { SectorParts } from './sector-parts';
import { Waterfall } from './waterfall';
import { WeightedBalances } from './weighted-balances';

const session = aSession();
const nothing = () => {};

test('with the previous quarter alone the comparison waits, and asks nobody', async () => {
  const calls = answering({});
  renderInProduct(
    <Comparison session={session} chosen={null} onChoose={nothing} onIndicator={nothing} />,
  );
  await screen.findByText('Perbandingan menunggu kedua triwulan');
  expect(calls).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

const aChange = (part: Partial<IndicativeChange>): IndicativeChange => ({
  key: 'domestik',
  indicator: 'Permintaan Domestik',
  now: 3.5,
  before: 3,
  change: 0.5,
  n_now: 20,
  n_before: 19,
  range: null,
  matched: null,
  level: null,
  distinguishable: false,
  headline: false,
  by_composition: false,
  wording: null,
  last_year: null,
  ...part,
});

test('a change inside its range stands grey beneath those outside theirs, and the counts have no colour', async () => {
  const told = aChange({
    key: 'investasi',
    indicator: 'Investasi',
    change: 0.4,
    distinguishable: true,
  });
  answering({
    compare: () => ({
      summary: { naik: 2, turun: 0, tetap: 0 },
      changes: { naik: [aChange({}), told], turun: [], tetap: [] },
      not_compared: [],
      comparison: [aChange({}), told],
    }),
    expectations: () => ({ pairs: [] }),
  });
  const now = { source: aSource(), indicators: [] };
  renderInProduct(
    <Comparison
      session={aSession({ now })}
      chosen={null}
      onChoose={nothing}
      onIndicator={nothing}
    />,
  );
  const list = (await screen.findByRole('heading', { name: 'Perubahan positif' })).closest(
    'section',
  )!;
  const [first, second] = within(list).getAllByRole('button');
  expect([first, second].map((one) => one!.textContent)).toEqual([
    'Investasin = 20+0,40',
    'Permintaan Domestikn = 20+0,50',
  ]);
  expect(first!.lastElementChild!.className).toMatch(/semibold text-rise/);
  expect(second!.lastElementChild!.className).toMatch(/text-muted/);
  expect(second!.lastElementChild!.className).not.toMatch(/semibold/);
  expect(screen.getByText('Meningkat').nextElementSibling!.className).not.toMatch(/text-rise/);
});

test('a change without words says why it has none', async () => {
  render(
    <IndicativeComparison
      rows={[
        aChange({ by_composition: true, distinguishable: true }),
        aChange({ key: 'investasi', indicator: 'Investasi' }),
      ]}
      session={session}
      chosen={null}
      onChoose={nothing}
      onIndicator={nothing}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel' }));
  const line = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  line('Permintaan Domestik').getByText('tidak tampak pada kontak sama');
  line('Investasi').getByText('terlalu sedikit jawaban');
});

const aPair = (n: number, chance: AgainstChance | null) =>
  ({
    expectation: 'perkiraan penjualan',
    outcome: 'domestik',
    n,
    matrix: [
      [0, 0, 0],
      [0, n, 0],
      [0, 0, 0],
    ],
    hit_rate: n ? 0.25 : null,
    baseline: n ? 0.398 : null,
    skill: n ? 0.2 : null,
    against_chance: chance,
  }) as unknown as ExpectationsResponse['pairs'][number];

test('where no company answered twice one sentence says so, and no matrix of zeros', async () => {
  answering({ expectations: () => ({ pairs: [aPair(0, null), aPair(0, null)] }) });
  renderInProduct(<Expectations sessionId="s-1" before="Triwulan I 2025" />);
  await screen.findByText('Tidak ada perusahaan yang sama pada kedua triwulan');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['better', 'lebih baik daripada kebetulan'],
  ['alike', 'tidak dapat dibedakan dari kebetulan'],
  ['worse', 'lebih buruk daripada kebetulan'],
] as const)(
  'expectations that did %s, held against chance, are told so, whatever their skill',
  async (chance, words) => {
    answering({ expectations: () => ({ pairs: [aPair(32, chance)] }) });
    renderInProduct(<Expectations sessionId="s-1" before="Triwulan I 2025" />);
    await screen.findByText(`Tepat 25,0%; secara kebetulan 39,8%. Ketepatannya ${words}.`);
  },
);

test('a bar prints a change as the sentence above it does, where half a hundredth goes up', () => {
  // 3/40 = 0,075; the binary number nearest to it lies a little below.
  const panel = {
    change: 0.075,
    moved: 0.075,
    entered: 0.004,
    left: -0.075,
    n: { matched: 40, entered: 3, left: 3 },
  } as unknown as PanelResponse;
  const row = { indicator: 'Harga Jual', before: 3, now: 3.08, n_before: 40, n_now: 40 };
  const { container } = render(
    <Waterfall panel={panel} row={row as IndicativeChange} before="A" now="B" />,
  );
  const drawn = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(drawn).toEqual(expect.arrayContaining(['+0,08', '0,00', '\u22120,08']));
  screen.getByText('Perubahan terurai: Bergeser +0,08, Masuk 0,00, Keluar \u22120,08');
});

test('the parts of a sector are rounded half up as they are written', () => {
  const parts = { sector: 'Konstruksi', n_now: 9, n_before: 9, within: 0.075, composition: -0.075 };
  render(<SectorParts sectors={[parts]} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Konstruksi',
    '9/9',
    '+0,08',
    '\u22120,08',
  ]);
});

test('the average of last year’s quarter is told of its row by that quarter’s name, with its answers, and has its columns in the table', async () => {
  const quarter = { source: aSource(), indicators: [aFigure('domestik', { average: 3.2, n: 18 })] };
  const row = aChange({ last_year: { average: 3.2, change: null, range: null } });
  const shown = (rows: readonly IndicativeChange[]) => (
    <IndicativeComparison
      rows={rows}
      session={aSession({ now: quarter, last_year: quarter })}
      chosen={null}
      onChoose={nothing}
      onIndicator={nothing}
    />
  );
  const { rerender } = render(
    shown([row, { ...row, key: 'investasi', indicator: 'Investasi', last_year: null }]),
  );
  screen.getByRole('button', { name: /^Permintaan Domestik.*3,20 pada Triwulan I 2025 \(n 18\)/ });
  expect(screen.queryByRole('button', { name: /Investasi.*pada Triwulan I 2025/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel' }));
  screen.getByRole('columnheader', { name: 'n Triwulan I 2025' });
  screen.getByRole('cell', { name: '3,20' });
  rerender(shown([{ ...row, last_year: null }]));
  expect(screen.queryByRole('columnheader', { name: 'Triwulan I 2025' })).toBeNull();
});

test('a weighted balance of few answers stands without a range, and a note says why', () => {
  const balance = (n: number, low: number | null, high: number | null) => ({
    balance: 20,
    low,
    high,
    coverage: 1,
    n,
  });
  const indicator = (name: string, now: ReturnType<typeof balance>) =>
    ({ key: name, indicator: name, now, before: null }) as never;
  render(
    <WeightedBalances
      weighted={{
        as_of: '2025-02-05',
        source: 'BPS',
        indicators: [
          indicator('Harga Jual', balance(5, null, null)),
          indicator('Investasi', balance(30, -10, 50)),
        ],
      }}
    />,
  );
  const line = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  line('Harga Jual').getByText('tanpa rentang');
  line('Investasi').getByText('\u221210,0 s.d. +50,0');
  screen.getByText(/Tanpa rentang: kurang dari enam jawaban/);
});
