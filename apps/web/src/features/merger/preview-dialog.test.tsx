import type { MergePreviewItem } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import { PreviewDialog } from './preview-dialog';

const item: MergePreviewItem = {
  position: 0,
  fileName: 'lama.xls',
  fileSize: 1,
  sheetName: 'Melati',
  originalName: 'Melati',
  status: 'ready',
  error: null,
  code: null,
  converted: true,
  hidden: true,
  notes: ['Lembar ini tersembunyi.', 'Warna tidak ikut.'],
};

test('what is to be known of a sheet stands at the sheet', async () => {
  render(<PreviewDialog items={[item]} busy={false} onMerge={() => {}} onClose={() => {}} />);
  const row = (await screen.findByText('Melati')).closest('li')!;
  expect(row.textContent).toContain('Lembar ini tersembunyi.');
  expect(row.textContent).toContain('Warna tidak ikut.');
  expect(row.textContent).toContain('lembar tersembunyi');
});

test('the number of a sheet is its place in the workbook; a file that cannot be merged has none', async () => {
  const broken: MergePreviewItem = {
    ...item,
    status: 'error',
    fileName: 'rusak.xlsx',
    sheetName: null,
  };
  const items = [item, broken, { ...item, sheetName: 'Mawar' }];
  render(<PreviewDialog items={items} busy={false} onMerge={() => {}} onClose={() => {}} />);
  await screen.findByText('Mawar');
  const numbers = screen.getAllByRole('listitem').map((row) => row.firstChild!.textContent);
  expect(numbers).toEqual(['1', '', '2']);
});
