import type { ExpectationsResponse } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { Comparison } from './comparison';
import { Expectations } from './expectations';

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

const aPair = (n: number, skill: number | null) =>
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
    skill,
  }) as unknown as ExpectationsResponse['pairs'][number];

test('where no company answered twice one sentence says so, and no matrix of zeros', async () => {
  answering({ expectations: () => ({ pairs: [aPair(0, null), aPair(0, null)] }) });
  renderInProduct(<Expectations sessionId="s-1" before="Triwulan I 2025" />);
  await screen.findByText('Tidak ada perusahaan yang sama pada kedua triwulan');
  expect(screen.queryByRole('table')).toBeNull();
});

test('how well was guessed is said in words, not as a skill below zero', async () => {
  answering({ expectations: () => ({ pairs: [aPair(32, -0.247)] }) });
  renderInProduct(<Expectations sessionId="s-1" before="Triwulan I 2025" />);
  await screen.findByText(
    'Tepat 25,0%; menebak saja 39,8%. Perkiraan lebih buruk daripada menebak.',
  );
});
