import type { PlanResponse } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { renderInProduct } from '../../testing/in-product';
import { Coverage } from './coverage';

const coverageOf = (
  ...targets: string[]
): Pick<PlanResponse, 'coverage' | 'quarters' | 'weights'> => ({
  weights: null,
  quarters: targets.map((label) => {
    const [year, quarter] = label.split('-').map(Number);
    return { quarter_id: label, label, year: year!, quarter: quarter! };
  }),
  coverage: [{ sector: 'Konstruksi', weight: null, active: 60, visited: 54, cells: [] }],
});

test.each([
  [
    ['2024-4', '2025-1', '2026-2', '2026-3', '2026-4'],
    '54 dari 60 perusahaan aktif dikunjungi dalam 4 triwulan sampai TW IV 2026, 3 di antaranya tersimpan',
  ],
  [
    ['2024-4', '2025-1'],
    '54 dari 60 perusahaan aktif dikunjungi dalam 4 triwulan sampai TW I 2025, 2 di antaranya tersimpan',
  ],
  [
    ['2025-3', '2025-4', '2026-1', '2026-2', '2026-3'],
    '54 dari 60 perusahaan aktif dikunjungi dalam 4 triwulan sampai TW III 2026',
  ],
])('the coverage of %j says which quarters it counts', async (stored, finding) => {
  renderInProduct(<Coverage plan={coverageOf(...stored)} />);
  const told = await screen.findByText(finding, { exact: false });
  expect(told.textContent?.includes('di antaranya')).toBe(finding.includes('di antaranya'));
});
