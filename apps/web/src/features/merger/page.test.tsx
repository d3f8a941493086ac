import { ApiError } from '@lqc/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { unsaved } from '../../lib/unsaved';
import { renderInProduct, signIn } from '../../testing/in-product';
import { api } from '../../lib/api';
import { copy } from './copy';
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

test('a double-click on the cross of a file leaves the one that moves to its place', async () => {
  signIn();
  const { container } = renderInProduct(<MergerPage />);
  await screen.findByRole('button', { name: 'Gabung & Download' });
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: ['satu.xlsx', 'dua.xlsx'].map((name) => new File(['x'], name)) },
  });
  fireEvent.click(await screen.findByRole('button', { name: copy.remove('satu.xlsx') }));
  fireEvent.click(screen.getByRole('button', { name: copy.remove('dua.xlsx') }), { detail: 2 });
  expect(screen.queryByText('satu.xlsx')).toBeNull();
  expect(screen.getByText('dua.xlsx')).not.toBeNull();
});

test('beside a list that was changed since, a certificate says that it is of the one before', async () => {
  signIn();
  const certificate = {
    before: {},
    after: {},
    losses: [],
    errors: [],
    sheets: ['satu.xlsx', 'dua.xlsx'].map((name, position) => ({
      position,
      file_name: name,
      sheet: name,
      final_sheet: name,
    })),
  };
  jest.spyOn(api, 'work').mockResolvedValue({ certificate } as never);
  const { container } = renderInProduct(<MergerPage />);
  const gather = await screen.findByRole('button', { name: 'Gabung & Download' });
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: ['satu.xlsx', 'dua.xlsx'].map((name) => new File(['x'], name)) },
  });
  await screen.findByText('satu.xlsx');
  fireEvent.click(gather);
  await screen.findByText(copy.done.title);
  expect(screen.queryByText(copy.changedSince)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: copy.remove('dua.xlsx') }));
  screen.getByText(copy.changedSince);
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

test('whoever merges other files after a merge is asked before they are lost, and is shown how the last work ended alone', async () => {
  signIn();
  const response = {
    artifact_id: 'a',
    file_name: 'gabungan.xlsx',
    size_bytes: 5,
    certificate: {
      before: {},
      after: {},
      sheets: [
        {
          position: 0,
          final_sheet: 'S',
          file_name: 'satu.xlsx',
          sheet: 'S',
          hidden: false,
          converted: false,
        },
      ],
      losses: [],
      errors: [],
    },
  };
  jest.spyOn(api, 'file').mockRejectedValue(new Error('not served'));
  jest.spyOn(api, 'work').mockImplementation((async (name: string) => {
    if (name === 'previewMerge') throw new Error('pratinjau gagal');
    return response;
  }) as never);
  const { container } = renderInProduct(<MergerPage />);
  const add = (name: string) =>
    fireEvent.change(container.querySelector('input[type=file]')!, {
      target: { files: [new File(['x'], name)] },
    });
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText(copy.empty);
  add('satu.xlsx');
  await screen.findByText('satu.xlsx');
  await waitFor(() => expect(unsaved()).toEqual([copy.unsaved]));
  await press(copy.preview);
  await screen.findByText('pratinjau gagal');
  await press(copy.merge);
  await screen.findByText(copy.done.title);
  expect(screen.queryByText('pratinjau gagal')).toBeNull();
  expect(unsaved()).toEqual([]);
  add('dua.xlsx');
  await screen.findByText('dua.xlsx');
  await waitFor(() => expect(unsaved()).toEqual([copy.unsaved]));
});

test('what went wrong with the files goes with the list that it was said of', async () => {
  signIn();
  jest.spyOn(api, 'work').mockRejectedValue(new Error('Tidak ada yang digabungkan.'));
  const { container } = renderInProduct(<MergerPage />);
  const gather = await screen.findByRole('button', { name: copy.merge });
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: [new File(['x'], 'rusak.xlsx')] },
  });
  await screen.findByText('rusak.xlsx');
  fireEvent.click(gather);
  await screen.findByText('Tidak ada yang digabungkan.');
  fireEvent.click(screen.getByRole('button', { name: copy.remove('rusak.xlsx') }));
  expect(screen.queryByText('Tidak ada yang digabungkan.')).toBeNull();
});
