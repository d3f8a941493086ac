import type { JobProgress, WorkOptions } from '@lqc/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../lib/api';
import { unsaved } from '../../lib/unsaved';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { allWorks, dismissWork } from '../jobs/works';
import { copy } from './copy';
import { UploadDialog } from './upload-dialog';

afterEach(() => {
  for (const { id } of allWorks()) dismissWork(id);
  jest.restoreAllMocks();
});

/** Two files that are being stored, of which the server works on the first. */
async function twoUploads() {
  signIn({ role: 'admin', is_admin: true });
  answering({});
  let fail = (_error: Error) => {};
  let onProgress = (_progress: JobProgress) => {};
  const work = async (name: string, _asked: object, options: Required<WorkOptions>) => {
    if (name === 'recogniseFile') throw new Error('not recognised');
    ({ onProgress } = options);
    return new Promise((_, reject) => (fail = reject));
  };
  jest.spyOn(api, 'work').mockImplementation(work as never);
  const files = ['Triwulan III 2025.xlsx', 'Triwulan IV 2025.xlsx'].map(
    (name) => new File(['x'], name),
  );
  const shown = renderInProduct(<UploadDialog files={files} stored={[]} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: copy.store('2') }));
  await waitFor(() => expect(allWorks()).toHaveLength(2));
  await act(async () => {
    onProgress({ phase: 'working', jobId: 'j-1', progress: 10, step: null });
  });
  return { ...shown, fail: (error: Error) => act(async () => fail(error)) };
}

test('whoever leaves while files wait for their turn is asked, since only what the server has goes on', async () => {
  await twoUploads();
  expect(unsaved()).toEqual([copy.notStored]);
});

test('a file that cannot be read comes first, and no key removes one before it was looked at', async () => {
  signIn({ role: 'admin', is_admin: true });
  answering({});
  const files = ['Triwulan III 2025.xlsx', 'rusak.pdf'].map((name) => new File(['x'], name));
  renderInProduct(<UploadDialog files={files} stored={[]} onClose={() => {}} />);
  const [first] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toMatch(/^rusak\.pdf/);
  expect(first!.textContent).not.toContain(copy.recognising);
  await waitFor(() => expect(screen.getByRole('dialog')).toBe(document.activeElement));
});

test('of files whose list was left the tray shows the one that the server works on, and why it was not stored', async () => {
  const { show, fail } = await twoUploads();
  show(<p>halaman lain</p>);
  const told = () =>
    allWorks().map(({ title, attended, state }) => [title, attended, state.status]);
  expect(told()).toEqual([['Triwulan III 2025', false, 'working']]);
  await fail(new Error('berkas rusak'));
  expect(told()).toEqual([['Triwulan III 2025', false, 'failed']]);
});
