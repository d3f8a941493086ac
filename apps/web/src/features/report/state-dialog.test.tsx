import type { Report, SetReportStateRequest, Statement } from '@lqc/contracts';
import { pagePhrases } from '@lqc/phrases';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { aReport, aSection } from '../../testing/a-report';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { reportOf } from './api';
import { StateDialog } from './state-dialog';

const RED = 'Ekspor naik.';
const statement = { start: 0, end: RED.length, status: 'contradicted' } as unknown as Statement;
const red = aSection('a', { text: RED, version: 4, red: [RED], statements: [statement] });

beforeEach(() =>
  signInStore.set({
    user: { username: 'rani', role: 'staff', is_admin: false, must_change_password: false },
    expires: '2999-01-01T00:00:00.000Z',
  }),
);
afterEach(() => signInStore.leave());

/** The dialog in which a report of these sections is approved, in an office that goes on writing it. */
function approving(...sections: Report['sections']) {
  return moving('disetujui', ...sections);
}

function moving(to: Report['state'], ...sections: Report['sections']) {
  const office = { report: { ...aReport(...sections), state: 'ditelaah' } as Report };
  const calls = answering({
    report: () => office.report,
    reportOutline: () => office.report,
    reportSections: () => office.report,
    setReportState({ body }) {
      const { seen, state } = body as SetReportStateRequest;
      const isSeen = office.report.sections.every(
        ({ id, version }) => seen?.sections.find((one) => one.id === id)?.version === version,
      );
      return isSeen && seen?.session_id === office.report.session_id
        ? { ...office.report, state }
        : new Refusal(409, { code: 'REPORT_CHANGED_MEANWHILE', message: 'Sudah diubah.' });
    },
  });
  const Page = () => {
    const { data: report } = useQuery(reportOf('r-1'));
    if (!report) return null;
    return <StateDialog report={report} to={to} onClose={() => {}} onStatement={() => {}} />;
  };
  renderInProduct(<Page />);
  const asked = () => calls.flatMap(({ name, body }) => (name === 'setReportState' ? [body] : []));
  return { office, asked };
}

const giveReason = async () => {
  await userEvent.type(await screen.findByLabelText('Alasan semua kalimat ini tetap'), 'Resmi.');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan alasan dan lanjutkan' }));
};

test('an approval says which texts were looked at, and of which sentences the reason is', async () => {
  const { asked } = approving(red, aSection('b', { version: 2 }));
  await giveReason();
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    state: 'disetujui',
    reason: 'Resmi.',
    reasoned: [{ section: 'a', text: RED }],
    seen: {
      session_id: 's-1',
      sections: [
        { id: 'a', version: 4 },
        { id: 'b', version: 2 },
      ],
    },
  });
});

test('a reason that was not sent yet waits for whoever looks at the red sentences and comes back', async () => {
  approving(red);
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Alasan semua kalimat ini tetap');
  await userEvent.type(await field(), 'Angka resmi BPS.');
  cleanup();
  approving(red);
  expect((await field()).value).toBe('Angka resmi BPS.');
});

test('a text that a colleague stored since is not approved with the others; the dialog names it, and it is approved next', async () => {
  const { office, asked } = approving(red, aSection('b', { position: 1 }));
  await screen.findByText('1 kalimat tidak sesuai data');
  const [first, second] = office.report.sections;
  office.report = { ...office.report, sections: [first!, { ...second!, version: 2 }] };
  await giveReason();
  await screen.findByText('2.2 b berubah sejak jendela ini dibuka.');
  expect(asked()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan alasan dan lanjutkan' }));
  await screen.findByText('Laporan kini disetujui.');
});

test('who approves a report is told who is writing in it', async () => {
  const since = '2026-01-01T00:00:00.000Z';
  approving(
    aSection('a', { holder: { username: 'rani', since } }),
    aSection('b', { position: 1, holder: { username: 'budi', since } }),
  );
  await screen.findByText('budi sedang menyunting 2.2 b.');
  expect(screen.queryByText(/rani sedang menyunting/)).toBeNull();
});

test('who approves is told which sections still have an entry that nobody filled in', async () => {
  approving(
    aSection('a', { title: 'Makro', text: '- **PDRB** (% yoy): … · Sumber: BPS' }),
    aSection('b', { text: 'Kontak berkata: “… harga naik”.' }),
    aSection('c', { title: 'Konteks', text: pagePhrases.context('Triwulan II 2025') }),
  );
  const told = await screen.findAllByText(/isian “…” yang belum diisi/);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Makro'),
    expect.stringContaining('Konteks'),
  ]);
});

test('a sentence that stands more than once is listed once, and one that a long text leaves out as well', async () => {
  const out = 'Impor naik.';
  const text = `${RED} ${RED} ${out}`;
  const again = { ...statement, start: RED.length + 1, end: 2 * RED.length + 1 };
  approving(aSection('a', { text, red: [RED, out], statements: [statement, again] }));
  await screen.findByText('2 kalimat tidak sesuai data');
  // It leads nowhere, as nothing marks it in the text.
  screen.getByText(out);
  expect(screen.queryByRole('button', { name: new RegExp(out) })).toBeNull();
});

test('sending for review lists what is wrong first, and may be sent all the same', async () => {
  const { asked } = moving('ditelaah', red);
  await screen.findByText('1 kalimat tidak sesuai data');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim untuk ditelaah' }));
  await waitFor(() => expect(asked()).toMatchObject([{ state: 'ditelaah' }]));
});
