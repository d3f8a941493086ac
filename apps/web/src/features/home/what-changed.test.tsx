import { type IndicativeChange, LIKERT_INDICATORS } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { renderInProduct } from '../../testing/in-product';
import { WhatChanged } from './what-changed';

test('every change that can be told from chance is listed, the ninth too', async () => {
  const told = LIKERT_INDICATORS.slice(0, 9).map(
    ({ key, label }) =>
      ({ key, indicator: label, change: 0.5, now: 3.5, n_now: 40 }) as IndicativeChange,
  );
  renderInProduct(
    <WhatChanged before="Triwulan II 2025" sessionId="s-1" changes={{ told, untold: [] }} />,
  );
  for (const { indicator } of told) await screen.findByText(indicator);
});
