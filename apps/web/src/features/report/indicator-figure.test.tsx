import type { HistoryFinding, HistoryPoint, Report } from '@lqc/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReport } from '../../testing/a-report';
import { aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { IndicatorFigure } from './indicator-figure';

const points = [1, 2, 3, 4].map((quarter): HistoryPoint => ({
  quarter_id: `q${quarter}`,
  label: `Triwulan ${quarter} 2025`,
  year: 2025,
  quarter,
  n: 10 + quarter,
  contacts: 20,
  average: 3 + quarter / 10,
  net_balance: 10,
  range: { low: 3, high: 4 },
  net_range: { low: 0, high: 20 },
  matched: null,
}));

const finding: HistoryFinding = { kind: 'highest', quarters: null, since: null };

const aQuarter = (quarter: number): Report['quarter_now'] => ({
  file_id: null,
  label: `Triwulan ${quarter} 2025`,
  year: 2025,
  quarter,
});

/** Draws the chart of a report on this quarter beside the one before, and gives its frame. */
async function figureOf(quarter: number, stored = points): Promise<HTMLElement> {
  answering({
    historyOverview: () => ({
      indicators: [
        {
          key: 'domestik',
          label: 'Permintaan Domestik',
          points: stored,
          finding,
          form_changes: [],
        },
      ],
      outdated: 0,
      without_period: [],
    }),
    panel: () => ({ key: 'domestik', sectors: [] }),
  });
  renderInProduct(
    <IndicatorFigure
      report={{
        ...aReport(),
        quarter_now: aQuarter(quarter),
        quarter_before: aQuarter(quarter - 1),
      }}
      indicator="domestik"
      session={aSession({ now: { source: { file_name: 'laporan.xlsx' } } })}
      number="2.1"
    />,
  );
  return (await screen.findAllByRole('figure'))[0]!;
}

test("the chart ends at the report's quarter, with its n, whatever is stored since", async () => {
  const figure = await figureOf(2);
  const said = within(figure).getByRole('img').getAttribute('aria-label');
  expect(said).toMatch(/TW II 2025 3,20 \(n 12\)$/);
  expect(figure.textContent).toMatch(/n = 12\. Sumber: laporan\.xlsx/);
  // What is remarkable about the latest stored quarter is nothing of this one.
  expect(figure.textContent).not.toMatch(/Tertinggi/);
  await userEvent.click(within(figure).getByRole('button', { name: 'Lihat tabel' }));
  expect(within(figure).queryByText('TW III 2025')).toBeNull();
});

test('of the latest stored quarter it says what is remarkable', async () => {
  const figure = await figureOf(4);
  expect(figure.textContent).toMatch(/Tertinggi sejak awal data/);
  expect(figure.textContent).toMatch(/n = 14\. Sumber: laporan\.xlsx/);
});

test("where the report's quarter is not stored, the n below the chart is that of the last quarter in it", async () => {
  const figure = await figureOf(4, points.slice(0, 3));
  expect(figure.textContent).toMatch(/n = 13\. Sumber: Triwulan 3 2025/);
});
