import { ApiError } from '@lqc/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInProduct, signIn } from '../../testing/in-product';
import { api } from '../../lib/api';
import { MergerPage } from './page';

test('where nothing could be merged, each file of the list says why, and what names no reason is passed over', async () => {
  signIn();
  const files = ['satu.xlsx', 'dua.xlsx'].map((name, position) => ({
    position,
    file_name: name,
    code: 'WORKBOOK_DAMAGED',
    message: `Isi ${name} rusak.`,
  }));
  const refusal = 'Periksa keterangan pada setiap file.';
  jest.spyOn(api, 'work').mockRejectedValue(
    new ApiError(422, 'MERGE_NOTHING_MERGED', refusal, null, refusal, {
      files: [null, { position: 0, message: { id: 'satu' } }, ...files],
    }),
  );
  const { container } = renderInProduct(<MergerPage />);
  const gather = await screen.findByRole('button', { name: 'Gabung & Download' });
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: files.map(({ file_name: name }) => new File(['x'], name)) },
  });
  await screen.findByText('satu.xlsx');
  fireEvent.click(gather);
  await screen.findByText(refusal);
  await screen.findByText('Isi satu.xlsx rusak.');
  await screen.findByText('Isi dua.xlsx rusak.');
});

test('while files are merged the page is not called switched off, with the button that cancels', async () => {
  signIn();
  jest.spyOn(api, 'work').mockReturnValue(new Promise(() => {}));
  const { container } = renderInProduct(<MergerPage />);
  const gather = await screen.findByRole('button', { name: 'Gabung & Download' });
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: [new File(['x'], 'satu.xlsx')] },
  });
  await screen.findByText('satu.xlsx');
  fireEvent.click(gather);
  await waitFor(() =>
    expect(gather.isConnected && !(gather as HTMLButtonElement).disabled).toBe(false),
  );
  expect(container.querySelector('[aria-disabled]')).toBeNull();
});
