import type { ListedQuarterlyFile } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { QuarterTable } from './quarter-table';

const aFile = (label: string, newer_notes: number): ListedQuarterlyFile => ({
  id: label,
  label,
  file_name: `${label}.xlsx`,
  upload_date: '2026-11-30T02:00:00Z',
  owner_username: 'sari',
  size_bytes: 1,
  sha256: label,
  is_sample: false,
  contacts: 3,
  year: 2026,
  quarter: 4,
  newer_notes,
});

test('a file that is older than notes of its quarter says than how many', async () => {
  const files = [aFile('Triwulan IV 2026', 2), aFile('Triwulan III 2026', 0)];
  renderInProduct(
    <QuarterTable files={files} onInspect={() => {}} onSetPeriod={null} onDelete={null} />,
  );
  const row = await screen.findByRole('rowheader', { name: /Triwulan IV 2026/ });
  expect(row.textContent).toContain(copy.newerNotes('2'));
  const other = screen.getByRole('rowheader', { name: /Triwulan III 2026/ });
  expect(other.textContent).toBe('Triwulan III 2026');
});
