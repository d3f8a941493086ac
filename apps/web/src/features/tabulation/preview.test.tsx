import type { IndicativeChange } from '@lqc/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aFigure, aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { Preview } from './preview';

const change = (
  key: IndicativeChange['key'],
  distinguishable: boolean,
  low: number,
): Partial<IndicativeChange> => ({
  key,
  distinguishable,
  last_year: { average: 3, change: 0.3, range: { low, high: 0.9 } },
});

test('an arrow and a colour stand only beside a change that can be told apart; others keep their sign', async () => {
  const keys = ['domestik', 'investasi'] as const;
  const indicators = keys.map((key) => aFigure(key, { average: 3.3, n: 40 }));
  answering({
    compare: () => ({
      comparison: [change('domestik', true, -0.2), change('investasi', false, 0.1)],
    }),
  });
  renderInProduct(
    <Preview
      session={aSession({
        now: { indicators },
        before: { indicators },
        last_year: { indicators },
        changes: {
          qtq: { domestik: 0.52, investasi: -0.3 },
          yoy: { domestik: 0.3, investasi: 0.4 },
        },
      })}
      onIndicator={() => {}}
    />,
  );
  const changesOf = (name: string) =>
    within(screen.getByRole('button', { name }).closest('tr')!)
      .getAllByRole('cell')
      .filter(({ textContent }) => /[+−]/.test(textContent))
      .map((cell) => [cell.textContent, cell.querySelector('svg')?.dataset.mark]);
  await waitFor(() =>
    expect(changesOf('Buka sebaran dan kontak Permintaan Domestik')).toEqual([
      ['+0,52', 'rise'],
      ['+0,30', undefined],
    ]),
  );
  expect(changesOf('Buka sebaran dan kontak Investasi')).toEqual([
    ['−0,30', undefined],
    ['+0,40', 'rise'],
  ]);
});

test.each([
  ['Triwulan II 2026', 'Triwulan III 2025', ['Δ qtq', 'Δ yoy']],
  ['Triwulan I 2020', 'Triwulan II 2023', ['Δ TW I 2020', 'Δ TW II 2023']],
])(
  'a change is called qtq or yoy only from the quarter before and from a year ago (%s, %s); else it bears the quarter’s name',
  async (before, lastYear, names) => {
    answering({ compare: () => ({ comparison: [] }) });
    const labelled = (label: string) => ({ source: { label } });
    renderInProduct(
      <Preview
        session={aSession({
          now: labelled('Triwulan III 2026'),
          before: labelled(before),
          last_year: labelled(lastYear),
        })}
        onIndicator={() => {}}
      />,
    );
    const heads = (await screen.findAllByRole('columnheader')).map(
      ({ textContent }) => textContent,
    );
    expect(heads.filter((head) => head.startsWith('Δ'))).toEqual(names);
  },
);
