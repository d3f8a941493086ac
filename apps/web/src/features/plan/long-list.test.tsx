import type { PlanResponse } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInProduct } from '../../testing/in-product';
import { Removed } from './removed';
import { Proposals } from './proposals';

const company = (at: number) => ({
  company_key: `pt contoh ${at}`,
  name: `PT Contoh ${at}`,
  sector: null,
  district: null,
  last_quarter: null,
  quarters_since: null,
});
const thousands = Array.from({ length: 2400 }, (_, at) => company(at));
const plan: PlanResponse = {
  target: '2025-4',
  targets: ['2025-4'],
  targets_with_visits: [],
  people: [],
  notes: [],
  regulars: [],
  sectors: [],
  visits: [],
  quarters: [],
  weights: null,
  coverage: [],
  proposals: thousands.map((one) => ({ ...one, reasons: [{ kind: 'never_visited' }] })),
  proposals_total: 2400,
  removed: thousands.map((one) => ({ ...one, standing: null, by: 'rani', note: '' })),
};

test('where only the strongest proposals are listed, it is said of how many', async () => {
  answering({});
  const proposals = plan.proposals.slice(0, 500);
  renderInProduct(<Proposals plan={{ ...plan, proposals }} />);
  await screen.findByText('500 dari 2.400 usulan di luar rencana');
});

test('of thousands of proposals, and of what was taken off, one page is drawn at a time', async () => {
  answering({});
  renderInProduct(
    <>
      <Proposals plan={plan} />
      <Removed plan={plan} />
    </>,
  );
  await screen.findByText('2.400 usulan di luar rencana');
  screen.getByText('2.400 perusahaan dikeluarkan dari usulan');
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(screen.getAllByRole('button', { name: 'Berikutnya' })[0]!);
  screen.getByRole('rowheader', { name: 'PT Contoh 50' });
  expect(screen.getAllByText('Halaman 1 dari 48')).toHaveLength(1);
});
