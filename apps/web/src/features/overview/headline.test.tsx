import type { IndicativeChange, ReportListed } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aSource } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { Headline } from './headline';

const change = (
  key: IndicativeChange['key'],
  by: number,
  part: Partial<IndicativeChange> = {},
): IndicativeChange => ({
  key,
  indicator: key,
  now: 3.29,
  before: 3.29 - by,
  change: by,
  n_now: 38,
  n_before: 40,
  range: { low: by - 0.3, high: by + 0.3 },
  matched: { n: 30, change: by, low: null, high: null },
  level: 'neutral',
  distinguishable: true,
  headline: true,
  by_composition: false,
  wording: null,
  last_year: null,
  ...part,
});
const CHANGES = [
  change('margin usaha', 0.3, { distinguishable: false }),
  change('biaya energi', 0.52),
  change('investasi', -0.57),
  change('harga jual', -0.64, { matched: { n: 36, change: -0.6, low: null, high: null } }),
];
const report = (label: string): Partial<ReportListed> => ({
  id: 'r-1',
  state: 'draf',
  quarter_now: { file_id: null, label, year: 2025, quarter: 2 },
  counts: { sections: 33, empty: 0, red: 1, unchecked: 3 },
});
const session = aSession({
  now: { source: aSource({ label: 'Triwulan II 2025' }) },
  before: { source: aSource({ label: 'Triwulan I 2025' }) },
});
const opened = jest.fn();

function show(reports: Partial<ReportListed>[] = []) {
  answering({
    compare: () => ({ comparison: CHANGES }),
    reports: ({ address }) => {
      expect(address).toContain(`session=${session.session_id}`);
      return { reports, total: reports.length, next: null };
    },
  });
  renderInProduct(
    <Headline session={session} onIndicator={opened} onComparison={opened}>
      {null}
    </Headline>,
  );
}

test('only changes that can be told apart are listed, with range and n, the largest first', async () => {
  show();
  await screen.findByText('3 perubahan dapat dibedakan dari nol, 1 tidak');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'biaya energi naik 0,52 menjadi 3,29rentang +0,22 s.d. +0,82 · n = 38',
    'harga jual turun 0,64 menjadi 3,29rentang −0,94 s.d. −0,34 · n = 38',
    'investasi turun 0,57 menjadi 3,29rentang −0,87 s.d. −0,27 · n = 38',
  ]);
  expect(screen.queryByText(/margin usaha/)).toBeNull();
  screen.getByText('30–36 perusahaan per indikator');
});

test('a change leads to what is behind it', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /investasi turun/ }));
  expect(opened).toHaveBeenLastCalledWith('investasi');
});

test('beside them stands what the report on this analysis still holds, and the way to it', async () => {
  show([report('Triwulan II 2025')]);
  await screen.findByText('Masih draf · ✕ 1 tidak sesuai data · ? 3 belum diperiksa');
  const link = screen.getByRole('link', { name: 'Lanjutkan laporan' });
  expect(link.getAttribute('href')).toBe('/laporan/r-1');
});

test('without a report on this analysis the next step is to write one', async () => {
  show();
  await screen.findByText('belum disusun');
  screen.getByRole('link', { name: 'Susun laporan' });
});
