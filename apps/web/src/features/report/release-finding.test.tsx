import type { ReleaseFinding, Report } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedDrafts } from '../../lib/saved-drafts';
import { aReport } from '../../testing/a-report';
import { answering, renderInProduct } from '../../testing/in-product';
import { reportOf } from './api';
import { Finding } from './release-finding';

const finding: ReleaseFinding = {
  id: 'f',
  section: null,
  part: 'title',
  start: 0,
  end: 8,
  text: 'PT Fiktif',
  kind: 'name',
  verdict: 'ditahan',
  suggestion: null,
  reason: 'Nama perusahaan.',
  override: null,
};

test('a decision on a finding says that it ends the approval, and the report is shown as a draft at once', async () => {
  let report: Report = { ...aReport(), state: 'disetujui' };
  answering({
    report: () => report,
    reportOutline: () => report,
    overrideFinding() {
      report = { ...report, state: 'draf' };
      return { success: true };
    },
  });
  const Page = () => {
    const { data } = useQuery(reportOf('r-1'));
    return data ? (
      <>
        <p>{data.state}</p>
        <Finding report={data} finding={finding} />
      </>
    ) : null;
  };
  renderInProduct(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Biarkan' }));
  screen.getByText(/sudah disetujui\. Perubahan ini mengembalikannya ke draf/);
  await userEvent.type(screen.getByLabelText('Alasan'), 'Sudah terbit di media.');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan putusan' }));
  // By itself it would be read again after half a minute.
  await screen.findByText('draf', {}, { timeout: 10_000 });
});

test('sentences that people typed are told together, and leave by one button with a reason', async () => {
  const text = 'Curah hujan tinggi. Hotel sepi.';
  const calls = answering({ overrideFinding: () => ({ success: true }) });
  const typed: ReleaseFinding = {
    ...finding,
    text,
    end: text.length,
    verdict: 'perlu_dilihat',
    sentences: [
      { start: 0, end: 19, note: null },
      { start: 20, end: text.length, note: 'Menyebut usaha.' },
    ],
  };
  renderInProduct(<Finding report={aReport()} finding={typed} />);
  await screen.findByText('2 kalimat, diputuskan bersama');
  for (const told of ['Curah hujan tinggi.', 'Hotel sepi.', 'Menyebut usaha.'])
    screen.getByText(told);
  // Holding stands beside letting out, and neither is proposed.
  expect(screen.getAllByRole('button').map((one) => [one.textContent, one.ariaPressed])).toEqual([
    ['Tahan', 'false'],
    ['Sudah dibaca, boleh keluar', 'false'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Sudah dibaca, boleh keluar' }));
  await userEvent.type(screen.getByLabelText('Alasan'), 'Dibaca; semuanya sudah umum.');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan putusan' }));
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({
      verdict: 'aman',
      reason: 'Dibaca; semuanya sudah umum.',
    }),
  );
});

test('the reason of a decision that was not stored yet waits for whoever comes back to it', async () => {
  savedDrafts.openFor('rani');
  answering({ overrideFinding: () => ({ success: true }) });
  const decide = () => screen.findByRole('button', { name: 'Tahan' });
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Alasan');
  const { show } = renderInProduct(<Finding report={aReport()} finding={finding} />);
  await userEvent.click(await decide());
  await userEvent.type(await field(), 'Sudah terbit di media.');
  show(<p>bagian laporan</p>);
  show(<Finding report={aReport()} finding={finding} />);
  await userEvent.click(await decide());
  expect((await field()).value).toBe('Sudah terbit di media.');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan putusan' }));
  await waitFor(() => expect(screen.queryByLabelText('Alasan')).toBeNull());
  await userEvent.click(await decide());
  expect((await field()).value).toBe('');
});
