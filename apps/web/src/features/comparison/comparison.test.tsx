import { screen } from '@testing-library/react';
import { aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { Comparison } from './comparison';

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
