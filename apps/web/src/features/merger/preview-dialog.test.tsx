import type { MergePreviewItem } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import { PreviewDialog } from './preview-dialog';

test('what is to be known of a sheet stands at the sheet', async () => {
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
  render(<PreviewDialog items={[item]} busy={false} onMerge={() => {}} onClose={() => {}} />);
  const row = (await screen.findByText('Melati')).closest('li')!;
  expect(row.textContent).toContain('Lembar ini tersembunyi.');
  expect(row.textContent).toContain('Warna tidak ikut.');
  expect(row.textContent).toContain('lembar tersembunyi');
});
