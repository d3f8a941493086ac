import type { HistoryOverviewResponse, HistoryPoint } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { HeatMap } from './heat-map';
import { HeatPanel } from './heat-panel';
import { LargeView } from './large-view';
import { Multiples } from './multiples';
import type { Measure } from './series';

const nothing = () => {};

/** The average rose from one quarter to the next; the balance and the same companies did not. */
const point = (quarter: number) =>
  ({
    quarter_id: `${quarter}`,
    label: `Triwulan ${quarter} 2025`,
    year: 2025,
    quarter,
    average: 3 + quarter / 2,
    matched: { n: 12, change: 0.1 },
    n: 20,
    net_balance: 10,
    range: null,
    net_range: null,
  }) as unknown as HistoryPoint;
const indicator: HistoryOverviewResponse['indicators'][number] = {
  key: 'investasi',
  label: 'Investasi',
  points: [point(1), point(2)],
  finding: { kind: 'highest', quarters: null, since: '1' },
  form_changes: [],
};
const OF_AVERAGES = /tertinggi|▲|dapat dibedakan dari nol/i;

const multiples = (measure: Measure) => {
  const { container } = render(
    <Multiples indicators={[indicator]} measure={measure} onSelect={nothing} />,
  );
  const colours = [...container.querySelectorAll('circle')].map((one) => one.getAttribute('fill'));
  const spoken = screen.getByRole('button', { name: /^Investasi/ }).getAttribute('aria-label');
  return { text: container.textContent, isColoured: colours.includes('var(--rise-2)'), spoken };
};

test('what is found of the averages of all contacts stands above their charts', () => {
  const { text, isColoured, spoken } = multiples('average');
  expect(text).toContain('▲ Tertinggi setelah TW I 2025');
  expect(text).toContain('1 dari 1 perubahan pada TW II 2025 dapat dibedakan dari nol');
  expect(isColoured).toBe(true);
  expect(spoken).toBe(
    'Investasi. Tertinggi setelah TW I 2025. TW I 2025 3,50 (n 20); TW II 2025 4,00 (n 20)',
  );
});

test.each([
  ['balance', 'Riwayat: saldo bersih', '10,0 (n 20)'],
  ['change', 'Riwayat: perubahan kontak yang sama', '+0,10 (n 12)'],
] as const)('it is not said of a measure such as %s', (measure, title, value) => {
  const { text, isColoured, spoken } = multiples(measure);
  screen.getByRole('heading', { name: title });
  expect(text).not.toMatch(OF_AVERAGES);
  expect(isColoured).toBe(false);
  expect(spoken).toBe(`Investasi. TW I 2025 ${value}; TW II 2025 ${value}`);
});

test.each([
  ['average', 'Investasi: tertinggi setelah TW I 2025'],
  ['balance', 'Investasi: saldo bersih'],
  ['change', 'Investasi: perubahan kontak yang sama'],
] as const)('the large chart of the %s has a title of its own measure', async (measure, title) => {
  answering({
    historyCells: () => ({ cells: [], outdated: 0 }),
    historyAnswers: () => ({ answers: [], total: 0, page: 1, page_size: 20 }),
  });
  const { container } = renderInProduct(
    <LargeView indicator={indicator} measure={measure} address={{}} onGo={nothing} />,
  );
  await screen.findByRole('heading', { name: title });
  expect(OF_AVERAGES.test(container.innerHTML)).toBe(measure === 'average');
});

test('what the same companies did is told in words as a change, without a line of a level', async () => {
  answering({
    historyCells: () => ({ cells: [], outdated: 0 }),
    historyAnswers: () => ({ answers: [], total: 0, page: 1, page_size: 20 }),
  });
  const { container } = renderInProduct(
    <LargeView indicator={indicator} measure="change" address={{}} onGo={nothing} />,
  );
  await screen.findByRole('button', { name: 'TW II 2025, Kontak sama: +0,10 (n 12)' });
  expect(container.textContent).toContain('hanya dari kontak yang menjawab pada keduanya');
  expect(multiples('average').text).not.toMatch(/kontak sama/i);
});

test('below a small chart the crescent of Idulfitri and the names of quarters stand free, and n beside its value', () => {
  // Idulfitri of 2025 fell in its first quarter, which is the latest here: in gold.
  const { container } = render(
    <Multiples
      indicators={[{ ...indicator, points: [{ ...point(4), year: 2024 }, point(1)] }]}
      measure="average"
      onSelect={nothing}
    />,
  );
  const tile = container.querySelector('g.group')!;
  const at = (selector: string, name: string, place: RegExp) =>
    Number(place.exec(tile.querySelector(selector)!.getAttribute(name)!)![1]);
  const lineEnds = at('path[stroke="var(--gold)"]', 'd', /V([\d.]+)$/);
  const crescent = at('path[fill="var(--gold)"]', 'transform', / ([\d.]+)\)/);
  const texts = [...tile.querySelectorAll('text')];
  const name = Number(texts.find((one) => /^I( |$)/.test(one.textContent))!.getAttribute('y'));
  // Half a crescent is 5 px, a name 9 px high above its line.
  expect(crescent - 5).toBeGreaterThan(lineEnds);
  expect(name - 9).toBeGreaterThan(crescent + 5);
  expect(texts.map(({ textContent }) => textContent)).toContain('n 20 · 3,50');
});

test('sectors that are all too small are said to be, in the place of an empty grid', () => {
  renderInProduct(
    <HeatMap
      cells={[{ sector: 'Konstruksi', indicator: 'investasi', n: 3, average: 4 } as never]}
      rows={[{ id: 'investasi', label: 'Investasi' }]}
      rowName="Indikator"
      rowOf={(cell) => cell.indicator}
      note="Rata-rata"
      actions={null}
      onCell={nothing}
    />,
  );
  return screen.findByText(/^Tidak ada sektor dengan sedikitnya lima jawaban/);
});

test('the choice of a quarter of the map keeps its place while cells are read, and when they cannot be', async () => {
  let answer: () => void = () => {};
  answering({
    historyCells: ({ address }) =>
      address.includes('=2') ? { cells: [], outdated: 0 } : new Refusal(500, { message: 'Galat.' }),
  });
  const { fetch } = globalThis;
  renderInProduct(<HeatPanel quarters={[point(1), point(2)]} indicator={null} />);
  await screen.findByText(/^Tidak ada sektor/);
  globalThis.fetch = async (...call) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return fetch(...call);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel' }));
  const quarter = screen.getByLabelText('Triwulan peta sektor');
  await userEvent.selectOptions(quarter, '1');
  await screen.findByRole('status', { name: 'Memuat' });
  expect(document.activeElement).toBe(quarter);
  answer();
  await screen.findByText('Galat.');
  expect(document.activeElement).toBe(quarter);
});
