import { screen } from '@testing-library/react';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { FileManager } from './file-manager';

test('staff see the files as what can be read and pressed, and nothing as switched off', async () => {
  signIn();
  answering({
    userFiles: () => ({ success: true, data: { company_files: [], quarterly_files: [] } }),
    undoables: () => ({ deleted: [], total: 0 }),
  });
  const { container } = renderInProduct(<FileManager />);
  await screen.findByText('Database perusahaan');
  expect(container.querySelector('[aria-disabled]')).toBeNull();
  expect(container.querySelector('input[type=file]')).toBeNull();
});
