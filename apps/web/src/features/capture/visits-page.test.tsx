import type { PlanResponse } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPerson } from '../../testing/a-person';
import { answering, renderInProduct } from '../../testing/in-product';
import { withDevice } from '../../testing/with-device';
import { copy } from './copy';
import { presentQuarter } from './quarters';
import { Visits } from './visits-page';

let takeBack: () => void;
beforeAll(() => {
  takeBack = withDevice();
});
afterAll(() => takeBack());

const plan = {
  targets_with_visits: ['2025-1'],
  visits: [],
  proposals: [],
} as Partial<PlanResponse>;

test('a quarter long past that has planned visits is offered beside the present ones, and prepared', async () => {
  const calls = answering({ plan: () => plan, captureNotes: () => ({ notes: [] }) });
  renderInProduct(<Visits store={await aPerson('kunjungan')} />);
  await screen.findByRole('option', { name: 'Triwulan I 2025' });
  const quarter = screen.getByLabelText<HTMLSelectElement>(copy.quarter);
  expect(quarter.value).toBe(presentQuarter(new Date()));
  await userEvent.selectOptions(quarter, 'Triwulan I 2025');
  await screen.findByText(copy.nonePlanned);
  expect(calls.findLast(({ name }) => name === 'plan')?.address).toContain('target=2025-1');
});

test('a quarter whose visits were taken along is offered without a network', async () => {
  answering({});
  const store = await aPerson('luring');
  await store.keepVisits([
    {
      companyKey: 'pt uji',
      company: 'PT Uji',
      sector: null,
      district: null,
      target: '2025-1',
      lastLabel: null,
      last: {},
    },
  ]);
  renderInProduct(<Visits store={store} />);
  await screen.findByRole('option', { name: 'Triwulan I 2025' });
});
