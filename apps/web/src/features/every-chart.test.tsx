import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ContactResponse,
  HistoryCell,
  HistoryOverviewResponse,
  HistoryPoint,
  IndicativeChange,
  ThemeCount,
} from '@lqc/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { aReport } from '../testing/a-report';
import { aSession, aSource } from '../testing/a-session';
import { answering, renderInProduct } from '../testing/in-product';
import { Waterfall } from './comparison/waterfall';
import { IndicativeComparison } from './comparison/indicative-comparison';
import { Expectations } from './contacts/expectations';
import { ScoreGrid } from './contacts/score-grid';
import { HeatMap } from './history/heat-map';
import { LargeView } from './history/large-view';
import { Multiples } from './history/multiples';
import { Coverage } from './plan/coverage';
import { CompanyCharts } from './quarter/company-charts';
import { IndicatorFigure } from './report/indicator-figure';
import { MentionBars } from './search/mention-bars';
import { QuarterBars } from './themes/quarter-bars';

const nothing = () => {};
const QUARTERS = [1, 2, 3].map((quarter) => ({
  quarter_id: `q${quarter}`,
  label: `Triwulan ${quarter} 2025`,
  year: 2025,
  quarter,
}));
const points = QUARTERS.map((one): HistoryPoint => ({
  ...one,
  n: 20,
  contacts: 20,
  average: 3 + one.quarter / 10,
  net_balance: 10,
  range: { low: 3, high: 4 },
  net_range: { low: 0, high: 20 },
  matched: null,
}));
const history = (['domestik', 'investasi'] as const).map(
  (key): HistoryOverviewResponse['indicators'][number] => ({
    key,
    label: key,
    points,
    finding: null,
    form_changes: [],
  }),
);
const cells = ['Konstruksi', 'Real Estat'].map((sector): HistoryCell => ({
  quarter_id: 'q3',
  indicator: 'domestik',
  sector,
  n: 8,
  average: 3,
  net_balance: 0,
}));
const contact = {
  name: 'PT Contoh',
  quarters: QUARTERS.map((one) => ({ ...one, visited: true })),
  answers: [],
  expectations: [
    {
      expectation: 'perkiraan investasi',
      outcome: 'investasi',
      hits: 1,
      n: 1,
      items: [{ quarter_id: 'q2', expected: 3, outcome: 3, error: 0 }],
    },
  ],
} as unknown as ContactResponse;
const change: IndicativeChange = {
  key: 'domestik',
  indicator: 'Permintaan Domestik',
  now: 3.5,
  before: 3,
  change: 0.5,
  n_now: 20,
  n_before: 20,
  range: { low: 0.1, high: 0.9 },
  matched: null,
  level: 'above',
  distinguishable: true,
  headline: true,
  by_composition: false,
  wording: null,
  last_year: null,
};
const panel = {
  change: 0.5,
  moved: 0.3,
  entered: 0.1,
  left: 0.1,
  n: { matched: 10, entered: 10, left: 10 },
  companies: { entered: [], left: [] },
  sectors: [],
};
const coverage: ComponentProps<typeof Coverage>['plan'] = {
  quarters: QUARTERS,
  weights: null,
  coverage: [
    {
      sector: 'Konstruksi',
      weight: null,
      active: 4,
      visited: 2,
      cells: QUARTERS.map(({ quarter_id }) => ({ quarter_id, companies: 2 })),
    },
  ],
};
const mentions = QUARTERS.map(({ quarter_id, label }, at) => ({
  quarter_id,
  label,
  contacts: at,
  of: 20,
  counted: true,
}));
const theme = { theme: 'kurs', label: 'Kurs', terms: [], by_quarter: mentions } as unknown;
const session = aSession({ now: {} });

interface Case {
  readonly chart: ReactNode;
  /** Values that the keyboard reaches one by one; a value may hold a whole small chart. */
  readonly values: number;
}

/** Every chart of the product, by the file that draws it. */
const CHARTS: Readonly<Record<string, Case>> = {
  'comparison/indicative-comparison': {
    values: 1,
    chart: (
      <IndicativeComparison
        rows={[change]}
        session={session}
        chosen={null}
        onChoose={nothing}
        onIndicator={nothing}
      />
    ),
  },
  'comparison/waterfall': {
    values: 5,
    chart: <Waterfall panel={panel} row={change} before="A" now="B" />,
  },
  'contacts/expectations': { values: 3, chart: <Expectations contact={contact} /> },
  'contacts/score-grid': {
    values: 15 + 15 * QUARTERS.length,
    chart: <ScoreGrid contact={contact} chosen="domestik" onChoose={nothing} />,
  },
  'history/heat-map': {
    values: 2,
    chart: (
      <HeatMap
        cells={cells}
        rows={[{ id: 'domestik', label: 'Permintaan Domestik' }]}
        rowName="Indikator"
        rowOf={({ indicator }) => indicator}
        note="Rata-rata"
        actions={null}
        onCell={nothing}
      />
    ),
  },
  'history/large-view': {
    values: QUARTERS.length,
    chart: (
      <LargeView
        indicator={history[0]!}
        measure="average"
        address={{ lines: '-' }}
        onGo={nothing}
      />
    ),
  },
  'history/multiples': {
    values: history.length,
    chart: <Multiples indicators={history} measure="average" onSelect={nothing} />,
  },
  'plan/coverage': { values: 1 + QUARTERS.length, chart: <Coverage plan={coverage} /> },
  'quarter/company-charts': {
    // Of the first one, that of orientations.
    values: 3,
    chart: (
      <CompanyCharts
        sectors={
          {
            lu_totals: { Konstruksi: 3, 'Real Estat': 1 },
            dominant_lu: { Konstruksi: 75, 'Real Estat': 25 },
          } as never
        }
        orientation={{
          domestic_count: 3,
          export_count: 1,
          domestic_export_count: 0,
          domestic_percentage: 75,
          export_percentage: 25,
          domestic_export_percentage: 0,
          lu_domestic: [],
          lu_export: [],
          lu_domestic_export: [],
        }}
        source={aSource()}
        sessionId="s"
        onSector={nothing}
      />
    ),
  },
  'report/indicator-figure': {
    // One picture of a line, whose name says every value.
    values: 0,
    chart: (
      <IndicatorFigure report={aReport()} indicator="domestik" session={session} number="2.1" />
    ),
  },
  'search/mention-bars': {
    values: QUARTERS.length,
    chart: <MentionBars quarters={mentions} onQuarter={nothing} />,
  },
  'themes/quarter-bars': {
    values: QUARTERS.length,
    chart: (
      <QuarterBars
        theme={theme as ThemeCount}
        chosen="q1"
        most={1}
        onOpen={nothing}
        lead="0 dari 20"
      />
    ),
  },
};

/** Drawings that stand beside the words or figures that they show, and are no charts of their own. */
const SIGNS = new Set([
  'capture/theme-list',
  'home/step-mark',
  'login/ledger-lines',
  'report/level-track',
  'report/section-mark',
]);

test.each(Object.entries(CHARTS))(
  '%s is copied, saved and read as a table, and the keyboard reaches each of its values',
  async (_, { chart, values }) => {
    answering({
      historyOverview: () => ({ indicators: history, outdated: 0, without_period: [] }),
      historyCells: () => ({ cells: [], outdated: 0 }),
      historyAnswers: () => ({ total: 0, page: 1, page_size: 20, answers: [] }),
      panel: () => ({ ...panel, key: 'domestik' }),
    });
    const { container } = renderInProduct(chart);
    const [table] = await screen.findAllByRole('button', { name: 'Lihat tabel' });
    const frame = table!.closest<HTMLElement>('section, figure')!;
    const offered = within(frame);
    offered.getByRole('button', { name: 'Salin' });
    offered.getByRole('button', { name: 'Unduh PNG' });
    const drawing = frame.querySelector<SVGElement>('svg[role]')!;
    expect(drawing.getAttribute('aria-label')).toMatch(/\w/);
    // In Safari such a part would not stand in its line.
    expect(drawing.querySelector('[dominant-baseline] > tspan')).toBeNull();

    const all = [...drawing.querySelectorAll('[data-place]')];
    expect(all).toHaveLength(values);
    if (values > 0) {
      expect(all.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1);
      await reachAll(drawing);
      for (const one of all) expect(nameOf(one)).toMatch(/\w/);
    }

    await userEvent.click(table!);
    const shown = within(frame).getByRole('table');
    expect(within(shown).getAllByRole('row').length).toBeGreaterThan(1);
    // Copied into a spreadsheet, 3/3 would become the third of March.
    expect(within(shown).queryAllByText(/^\d+\/\d+$/)).toEqual([]);
    expect(container.querySelector('[role="alert"]')).toBeNull();
  },
);

test('the chart of an approved report says that its document has the quarters of the approval', async () => {
  answering({
    historyOverview: () => ({ indicators: history, outdated: 0, without_period: [] }),
    panel: () => ({ ...panel, key: 'domestik' }),
  });
  const saying = /dokumen memakai yang tersimpan saat laporan disetujui/;
  const figure = { indicator: 'domestik', session, number: '2.1' } as const;
  const open = renderInProduct(<IndicatorFigure {...figure} report={aReport()} />);
  await screen.findAllByRole('figure');
  expect(screen.queryByText(saying)).toBeNull();
  open.unmount();
  renderInProduct(<IndicatorFigure {...figure} report={{ ...aReport(), state: 'disetujui' }} />);
  await screen.findByText(saying);
});

const nameOf = (value: Element) => value.getAttribute('aria-label') ?? value.textContent;

/** Walks from the value that Tab reaches along every line, as a person with a keyboard would. */
async function reachAll(drawing: SVGElement) {
  const reached = new Set<Element>();
  drawing.querySelector<SVGElement>('[data-place][tabindex="0"]')!.focus();
  const press = async (key: string) => {
    const before = document.activeElement;
    await userEvent.keyboard(`{${key}}`);
    reached.add(document.activeElement!);
    return document.activeElement !== before;
  };
  const toEnd = async (key: string): Promise<void> => {
    if (await press(key)) await toEnd(key);
  };
  reached.add(document.activeElement!);
  await toEnd('ArrowUp');
  const along = async (): Promise<void> => {
    await press('Home');
    await toEnd('ArrowRight');
    if (await press('ArrowDown')) await along();
  };
  await along();
  for (const value of drawing.querySelectorAll('[data-place]')) expect(reached).toContain(value);
}

test('no chart is drawn beside this list', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith('charts'),
  );
  const holding = (sign: RegExp) =>
    files
      .filter((file) => sign.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
      .map((file) => file.replaceAll('\\', '/').replace('.tsx', ''));
  const framed = holding(/<Chart\b/);
  expect(framed.toSorted()).toEqual(Object.keys(CHARTS).toSorted());
  // What draws is framed itself, or is drawn by a file of its folder that is.
  const drawn = holding(/<svg\b/i).filter((file) => !SIGNS.has(file) && !framed.includes(file));
  const folders = new Set(framed.map((file) => file.split('/')[0]));
  expect(drawn.filter((file) => !folders.has(file.split('/')[0]!))).toEqual([]);
  expect(drawn.toSorted()).toEqual(['comparison/change-chart', 'history/large-drawing']);
});
