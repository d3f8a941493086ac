import { ApiError } from '@lqc/client';
import type { CompanySource, ErrorCode, SessionResponse } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aSource } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { ExportAction } from './export-action';
import { LastFile } from './last-file';
import type { Make } from './use-export';

const stored = { source: { file_id: 'f-1' } };
const register: CompanySource = aSource({ file_id: 'f-2' });
const ofTheOffice = aSession({ now: stored, before: stored });

const show = (session: SessionResponse, make: Make = () => new Promise(() => {})) => {
  answering({});
  renderInProduct(<ExportAction kind="tabulation" session={session} label="Buat" make={make} />);
  return screen.findByRole<HTMLInputElement>('checkbox', { name: copy.release });
};

test.each([
  ['the present quarter', aSession({ now: {}, before: stored })],
  ['the quarter of last year', aSession({ now: stored, before: stored, last_year: {} })],
  ['the register', { ...ofTheOffice, company_source: { ...register, file_id: null } }],
])('where %s is an upload no release copy is offered, and why is said', async (_, session) => {
  expect((await show(session)).disabled).toBe(true);
  screen.getByText(copy.uploadNote);
});

test('of stored files alone the copy that was chosen is made', async () => {
  const copies: string[] = [];
  const box = await show({ ...ofTheOffice, company_source: register }, (_, __, of) => {
    copies.push(of);
    return new Promise(() => {});
  });
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Buat' }));
  expect(copies).toEqual(['release']);
  expect(screen.queryByText(copy.uploadNote)).toBeNull();
});

test.each<[ErrorCode, number]>([
  ['RELEASE_OF_UPLOAD', 0],
  ['RELEASED_MEANWHILE', 1],
])('a file refused with %s is offered again only where that may help', async (code, offers) => {
  await show(ofTheOffice, () => Promise.reject(new ApiError(409, code, 'Ditolak.')));
  await userEvent.click(screen.getByRole('button', { name: 'Buat' }));
  await screen.findByRole('alert');
  expect(screen.queryAllByRole('button', { name: 'Coba lagi' })).toHaveLength(offers);
});

test('the last file is not read out beside the message that it was made', async () => {
  const file = {
    artifact_id: 'a-1',
    file_name: 'tabulasi.xlsx',
    media_type: 'application/octet-stream',
    size_bytes: 10,
    madeAt: '2026-01-01T00:00:00.000Z',
  };
  renderInProduct(<LastFile file={file} />);
  await screen.findByText(file.file_name);
  expect(screen.queryByRole('status')).toBeNull();
});
