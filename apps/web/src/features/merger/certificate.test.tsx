import { MERGE_COUNTS, type MergeResponse } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { renderInProduct, signIn } from '../../testing/in-product';
import { Certificate } from './certificate';

const counts = { ...Object.fromEntries(MERGE_COUNTS.map((key) => [key, 0])), charts: 1 };
const SHEET = { position: 0, file_name: 'a.xlsx', sheet: 'A', final_sheet: 'A' };
const BROKEN = { kind: 'dead-chart', label: 'grafik', file_name: 'a.xlsx', sheet: 'A', count: 1 };

test.each<[string, object, string, string]>([
  ['all came along', {}, 'Semua yang dihitung sama', 'circle-check'],
  ['a file stayed out', { errors: [{ ...SHEET, position: 1 }] }, 'Dari file yang ikut', 'info'],
  ['a .xls was counted', { sheets: [{ ...SHEET, converted: true }] }, 'Semua yang', 'info'],
  [
    'a chart lost its data',
    { losses: [{ ...BROKEN, still_counted: 'charts' }] },
    'Ada yang berbeda',
    'triangle-alert',
  ],
])(
  'when %s, the certificate says so by a sign of its own too',
  async (_what, change, text, sign) => {
    signIn();
    const certificate = {
      before: counts,
      after: counts,
      sheets: [SHEET],
      losses: [],
      errors: [],
      ...change,
    };
    renderInProduct(<Certificate response={{ certificate } as unknown as MergeResponse} />);
    const line = await screen.findByText(new RegExp(text));
    expect(line.querySelector('svg')?.getAttribute('class')).toContain(sign);
  },
);
