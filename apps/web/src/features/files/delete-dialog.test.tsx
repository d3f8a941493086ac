import type { CompanyFile } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { DeleteDialog } from './delete-dialog';

const file: CompanyFile = {
  id: 'a',
  file_name: 'perusahaan.xlsx',
  upload_date: '2026-01-01T00:00:00.000Z',
  owner_username: 'admin',
  size_bytes: 1,
  sha256: 'a',
  companies: 3,
} as CompanyFile;

test('a file that could not be deleted says so, also where no sentence came', async () => {
  answering({ deleteFile: () => new Refusal(502) });
  renderInProduct(<DeleteDialog file={file} type="company" onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
  await screen.findByText('Gagal menghapus file');
});
