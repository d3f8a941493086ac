import type { SessionResponse } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { answering, renderInProduct } from '../../testing/in-product';
import { Comparison } from './comparison';

const session = {
  session_id: 's-1',
  quarters: { now: null, before: { source: { label: 'Triwulan I 2025' } }, last_year: null },
} as unknown as SessionResponse;
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
