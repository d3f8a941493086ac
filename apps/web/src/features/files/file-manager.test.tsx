import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../lib/api';
import { answering, Refusal, renderInProduct, signIn } from '../../testing/in-product';
import { copy } from './copy';
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

test('files that are being prepared stay, with what was typed of them, when the list of the stored ones cannot be read again', async () => {
  signIn({ role: 'admin', is_admin: true });
  let isAway = false;
  const stored = { success: true, data: { company_files: [], quarterly_files: [] } };
  const calls = answering({
    userFiles: () => (isAway ? new Refusal(500) : stored),
    undoables: () => ({ deleted: [], total: 0 }),
  });
  const recognising = jest.spyOn(api, 'work').mockRejectedValue(new Error('not recognised'));
  let readAgain = async () => {};
  const Page = () => {
    const queries = useQueryClient();
    readAgain = () => queries.invalidateQueries({ queryKey: ['files'] });
    return <FileManager />;
  };
  renderInProduct(<Page />);
  const chooser = await screen.findByLabelText<HTMLInputElement>(copy.choose);
  expect(chooser.accept).toBe('.xlsx,.xls');
  await userEvent.upload(chooser, new File(['x'], 'catatan.xlsx'));
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'quarterly');
  await userEvent.type(await screen.findByRole('textbox'), 'Triwulan IV 2025');
  isAway = true;
  await act(() => readAgain());
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'userFiles').length).toBeGreaterThan(1),
  );
  expect(screen.getByDisplayValue('Triwulan IV 2025')).toBeTruthy();
  recognising.mockRestore();
});
