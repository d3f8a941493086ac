import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aSource } from '../../testing/a-session';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { OldFilesNotice } from './old-files-notice';

const file = (id: string, label: string, sha256: string) => ({
  ...aSource({ label, sha256 }),
  id,
  year: null,
  quarter: null,
});
const NOW = file('n', 'Triwulan II 2025', 'sha n');
const BEFORE = file('b', 'Triwulan I 2025', 'sha b');
const REGISTER = file('c', '', 'sha c');
const sourceOf = ({ id, ...source }: typeof NOW) => ({ source: { ...source, file_id: id } });
const session = {
  ...aSession({ now: sourceOf(NOW), before: sourceOf(BEFORE) }),
  company_source: sourceOf(REGISTER).source,
};

beforeEach(() => signIn());

test('while all files are as they were, nothing is said', async () => {
  const calls = answering({
    userFiles: () => ({ data: { quarterly_files: [NOW, BEFORE], company_files: [REGISTER] } }),
  });
  renderInProduct(<OldFilesNotice session={session} onStarted={() => {}} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await new Promise((answered) => setTimeout(answered));
  expect(screen.queryByRole('status')).toBeNull();
});

test('what was replaced is named, and an analysis of the files that took the place begins', async () => {
  const corrected = file('m', NOW.label, 'corrected');
  const calls = answering({
    userFiles: () => ({
      data: {
        quarterly_files: [corrected, BEFORE],
        company_files: [{ ...REGISTER, sha256: 'other' }],
      },
    }),
    startSession: () => ({ ...session, session_id: 's-2' }),
  });
  const onStarted = jest.fn();
  renderInProduct(<OldFilesNotice session={session} onStarted={onStarted} />);
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('file Triwulan II 2025 diganti dan database perusahaan');
  await userEvent.click(screen.getByRole('button', { name: 'Mulai dengan file sekarang' }));
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith('s-2'));
  expect(calls.find(({ name }) => name === 'startSession')?.body).toEqual({
    quarter_now_id: 'm',
    quarter_before_id: 'b',
    last_year_id: null,
  });
});

test('an analysis that begins after its page was left leads nobody to it', async () => {
  let begin: (begun: object) => void = () => {};
  const calls = answering({
    userFiles: () => ({
      data: { quarterly_files: [NOW, BEFORE], company_files: [{ ...REGISTER, sha256: 'other' }] },
    }),
    startSession: () => new Promise<object>((resolve) => (begin = resolve)),
  });
  const onStarted = jest.fn();
  renderInProduct(<OldFilesNotice session={session} onStarted={onStarted} />);
  const start = { name: 'Mulai dengan file sekarang' };
  await userEvent.click(await screen.findByRole('button', start));
  await waitFor(() => expect(calls.at(-1)?.name).toBe('startSession'));
  history.replaceState(null, '', '/cari');
  await act(async () => begin({ ...session, session_id: 's-2' }));
  await screen.findByRole('button', start);
  expect(onStarted).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('where a quarter was deleted, that is said, and no analysis without it is offered', async () => {
  answering({
    userFiles: () => ({ data: { quarterly_files: [BEFORE], company_files: [REGISTER] } }),
  });
  renderInProduct(<OldFilesNotice session={session} onStarted={() => {}} />);
  expect((await screen.findByRole('status')).textContent).toContain(
    'file Triwulan II 2025 dihapus.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
