import type { ContactResponse, PlanResponse } from '@lqc/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAUSE_MS } from '../../lib/use-stored-soon';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { PlanButton } from './plan-button';
import { SectorTargets } from './sector-targets';
import { Visits } from './visits';

const company = (name: string, visit = {}): PlanResponse['visits'][number] => ({
  company_key: name.toLowerCase(),
  name,
  sector: 'Konstruksi',
  district: null,
  last_quarter: null,
  quarters_since: 1,
  reasons: [],
  standing: null,
  visit: {
    key: name.toLowerCase(),
    date: null,
    person: null,
    status: 'planned',
    note: '',
    by: 'sari',
    recorded: false,
    ...visit,
  },
});
const plan: PlanResponse = {
  target: '2025-4',
  targets: ['2025-4'],
  targets_with_visits: [],
  people: ['rani', 'sari'],
  notes: [],
  regulars: ['pt c', 'pt d'],
  sectors: [
    { sector: 'Konstruksi', target: 5, planned: 2, recorded: 0, before: 6 },
    { sector: null, target: null, planned: 0, recorded: 0, before: 1 },
  ],
  visits: [
    company('PT A', { date: '2026-01-04', person: 'rani', status: 'agreed' }),
    company('PT B', { recorded: true }),
  ],
  quarters: [],
  weights: null,
  coverage: [],
  proposals: [],
  proposals_total: 0,
  removed: [],
};
/** A company's page, as far as its button for the plan needs it. */
const contact = {
  company_key: 'pt a',
  name: 'PT A',
  is_active: true,
  planned: null,
} as ContactResponse;
const done = () => ({ success: true, message: '' });

test('the plan tells how many visits it holds, how far they are and what they lack', async () => {
  answering({});
  renderInProduct(<Visits plan={plan} />);
  await screen.findByText('2 kunjungan direncanakan untuk Triwulan IV 2025');
  screen.getByText('1 tercatat dalam data · 1 disepakati');
  screen.getByText('di luar Triwulan IV 2025');
});

test('a visit that was called off is told apart, and not counted among those that are planned', async () => {
  answering({});
  const off = company('PT Batal', { status: 'declined' });
  const made = company('PT Jadi', { status: 'declined', recorded: true });
  renderInProduct(<Visits plan={{ ...plan, visits: [...plan.visits, off, made] }} />);
  await screen.findByText('3 kunjungan direncanakan untuk Triwulan IV 2025');
  screen.getByText('2 tercatat dalam data · 1 disepakati · 1 tidak jadi');
});

test('a visit of which a note is being written or is finished says so, and by whom, until it is recorded', async () => {
  answering({});
  const notes: PlanResponse['notes'] = [
    { company: 'A', by: 'rini', state: 'open' },
    { company: 'CV A', by: 'budi', state: 'open' },
    { company: 'PT B', by: 'rini', state: 'finished' },
    { company: 'PT C', by: 'bayu', state: 'finished' },
  ];
  renderInProduct(<Visits plan={{ ...plan, notes, visits: [...plan.visits, company('PT C')] }} />);
  await screen.findByText(
    '1 tercatat dalam data · 1 dengan catatan selesai · 1 sedang dicatat · 1 disepakati · 1 tanpa tanggal · 1 tanpa petugas',
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('Catatan sedang ditulis oleh rini');
  expect(rows[0]).not.toContain('budi');
  expect(rows[1]).not.toContain('rini');
  expect(rows[2]).toContain('Catatan selesai oleh bayu');
});

test('person and status are stored when chosen, day and note when their field is left, each alone', async () => {
  const calls = answering({ choosePlan: done });
  renderInProduct(<Visits plan={plan} />);
  const one = within((await screen.findAllByRole('listitem'))[0]!);
  await userEvent.selectOptions(one.getByLabelText('Petugas PT A'), 'sari');
  await userEvent.selectOptions(one.getByLabelText('Status PT A'), 'Selesai');
  await userEvent.type(one.getByLabelText('Catatan PT A'), 'pagi{Tab}');
  const told = { company_keys: ['pt a'], target: '2025-4', choice: 'added' };
  expect(calls.map(({ body }) => body)).toEqual([
    { ...told, person: 'sari' },
    { ...told, status: 'done' },
    { ...told, note: 'pagi' },
  ]);
});

test('what is being typed stays when something else of the visit is stored meanwhile', async () => {
  answering({});
  const { show } = renderInProduct(<Visits plan={plan} />);
  const note = await screen.findByLabelText<HTMLInputElement>('Catatan PT A');
  await userEvent.type(note, 'pagi');
  const later = company('PT A', { date: '2025-11-11', person: 'rani', status: 'agreed' });
  show(<Visits plan={{ ...plan, visits: [later] }} />);
  expect(screen.getByLabelText<HTMLInputElement>('Tanggal PT A').value).toBe('2025-11-11');
  expect(note.value).toBe('pagi');
});

test('of several choices the last one stays and is stored last, also when an earlier one comes back stored', async () => {
  let store = () => {};
  const calls = answering({
    choosePlan: () => new Promise((stored) => (store = () => stored(done()))),
  });
  const { show } = renderInProduct(<Visits plan={plan} />);
  const person = await screen.findByLabelText<HTMLSelectElement>('Petugas PT A');
  await userEvent.selectOptions(person, 'sari');
  await userEvent.selectOptions(person, 'rani');
  const first = company('PT A', { date: '2026-01-04', person: 'sari', status: 'agreed' });
  show(<Visits plan={{ ...plan, visits: [first] }} />);
  expect(person.value).toBe('rani');
  expect(calls.map(({ body }) => body)).toMatchObject([{ person: 'sari' }]);
  store();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toMatchObject({ person: 'rani' });
  store();
});

test('what is refused shows again what is stored', async () => {
  const calls = answering({ choosePlan: () => new Refusal(404) });
  renderInProduct(<Visits plan={plan} />);
  const person = await screen.findByLabelText<HTMLSelectElement>('Petugas PT A');
  await userEvent.selectOptions(person, 'sari');
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(person.value).toBe('rani'));
});

test('a note whose storing fails stays as it was typed, and so does one beside a day that fails', async () => {
  const calls = answering({ choosePlan: () => new Refusal(503) });
  renderInProduct(<Visits plan={plan} />);
  const day = await screen.findByLabelText<HTMLInputElement>(/^Tanggal PT A/);
  const note = screen.getByLabelText<HTMLInputElement>('Catatan PT A');
  await userEvent.type(note, 'pagi');
  fireEvent.change(day, { target: { value: '2025-11-11' } });
  fireEvent.blur(day);
  await waitFor(() => expect(day.value).toBe('2026-01-04'));
  expect(note.value).toBe('pagi');
  await userEvent.tab();
  await screen.findByText('belum tersimpan');
  expect(note.value).toBe('pagi');
  await userEvent.type(note, '{Tab}');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { date: '2025-11-11' },
    { note: 'pagi' },
    { note: 'pagi' },
  ]);
});

test('a visit that is stored with its quarter has no status to choose', async () => {
  answering({});
  renderInProduct(<Visits plan={plan} />);
  const two = within((await screen.findAllByRole('listitem'))[1]!);
  two.getByText('Tercatat');
  expect(two.queryByLabelText('Status PT B')).toBeNull();
});

test('a visit that is taken off comes back with all that was settled for it', async () => {
  const settled = { date: '2026-01-04', person: 'rani', status: 'agreed', note: 'pagi' };
  const calls = answering({
    choosePlan: () => ({ ...done(), target: '2025-4', taken_off: [{ key: 'pt a', ...settled }] }),
  });
  renderInProduct(<Visits plan={plan} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keluarkan PT A dari rencana' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  const one = { company_keys: ['pt a'], target: '2025-4' };
  expect(calls.map(({ body }) => body)).toEqual([
    { ...one, choice: 'removed' },
    { ...one, choice: 'added', ...settled },
  ]);
});

test('what is taken off on a company’s page comes back with all that a colleague settled for it', async () => {
  const settled = { date: '2026-01-04', person: 'rani', status: 'agreed', note: 'pagi' };
  const calls = answering({
    choosePlan: () => ({ ...done(), target: '2025-4', taken_off: [{ key: 'pt 2', ...settled }] }),
  });
  renderInProduct(<PlanButton contact={{ ...contact, planned: 'added' }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keluarkan dari rencana' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(calls.map(({ body }) => body)).toEqual([
    { company_keys: ['pt a'], choice: 'removed' },
    { company_keys: ['pt 2'], target: '2025-4', choice: 'added', ...settled },
  ]);
});

test('a visit to an inactive company can still be taken off on its page, and none can be planned there', async () => {
  answering({});
  const inactive = { ...contact, is_active: false };
  const { show } = renderInProduct(<PlanButton contact={{ ...inactive, planned: 'added' }} />);
  await screen.findByRole('button', { name: 'Keluarkan dari rencana' });
  show(<PlanButton contact={inactive} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a visit to a company that left the register says so, and two visits to one company are two rows', async () => {
  const calls = answering({ choosePlan: done });
  const gone = { ...company('PT A', { key: 'pt 2' }), standing: 'unknown' as const };
  renderInProduct(<Visits plan={{ ...plan, visits: [company('PT A'), gone] }} />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  const two = within(rows[1]!);
  two.getByText(/tidak ada lagi dalam data/);
  await userEvent.selectOptions(two.getByLabelText('Petugas PT A'), 'sari');
  expect(calls[0]!.body).toMatchObject({ company_keys: ['pt 2'], person: 'sari' });
});

test('the contacts of the quarter before are planned with one click', async () => {
  const calls = answering({ choosePlan: done });
  renderInProduct(<Visits plan={plan} />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Masukkan 2 kontak triwulan sebelumnya' }),
  );
  expect(calls[0]!.body).toEqual({
    company_keys: ['pt c', 'pt d'],
    target: '2025-4',
    choice: 'added',
  });
});

test('sectors take their aim, and tell what is missing from it', async () => {
  const calls = answering({ setSectorTargets: done });
  renderInProduct(<SectorTargets plan={plan} />);
  await screen.findByText('2 direncanakan dari target 5');
  screen.getByText('Masih kurang 3 kunjungan di 1 sektor');
  const aim = screen.getByLabelText('Target Konstruksi');
  await userEvent.clear(aim);
  await userEvent.type(aim, '8{Tab}');
  expect(calls.map(({ body }) => body)).toEqual([
    { target: '2025-4', aims: [{ sector: 'Konstruksi', n: 8 }] },
  ]);
});

test('without any aim those of the quarter before can be taken over', async () => {
  const calls = answering({ setSectorTargets: done });
  const sectors = plan.sectors.map((one) => ({ ...one, target: null }));
  renderInProduct(<SectorTargets plan={{ ...plan, sectors }} />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Pakai jumlah triwulan sebelumnya' }),
  );
  expect(calls[0]!.body).toEqual({
    target: '2025-4',
    aims: [{ sector: 'Konstruksi', n: 6 }],
  });
});

describe('what is typed and whose field still has the focus', () => {
  const told = { company_keys: ['pt a'], target: '2025-4', choice: 'added' };
  const aimed = { target: '2025-4', aims: [{ sector: 'Konstruksi', n: 8 }] };
  const words = { label: 'Catatan PT A', value: 'pagi', sent: { ...told, note: 'pagi' } };
  const aim = { label: 'Target Konstruksi', value: '8', sent: aimed };
  const fields = [
    { ...words, shown: <Visits plan={plan} /> },
    { ...aim, shown: <SectorTargets plan={plan} /> },
  ];
  const answers = { choosePlan: done, setSectorTargets: done };
  const type = (label: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(field, { target: { value } });
    return field;
  };

  test.each(fields)('$label is stored after a pause', async ({ label, value, shown, sent }) => {
    const calls = answering(answers);
    renderInProduct(shown);
    await screen.findByLabelText(label);
    jest.useFakeTimers();
    type(label, value);
    act(() => jest.advanceTimersByTime(PAUSE_MS));
    jest.useRealTimers();
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([sent]));
  });

  test.each(fields)(
    '$label is stored when its page is left',
    async ({ label, value, shown, sent }) => {
      const calls = answering(answers);
      const { unmount } = renderInProduct(shown);
      await screen.findByLabelText(label);
      type(label, value);
      unmount();
      await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([sent]));
    },
  );

  test.each(fields)(
    '$label outlives the product that is closed',
    async ({ label, value, shown }) => {
      answering(answers);
      const made = jest.spyOn(globalThis, 'fetch');
      renderInProduct(shown);
      await screen.findByLabelText(label);
      type(label, value);
      dispatchEvent(new Event('pagehide'));
      await waitFor(() =>
        expect(made.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]),
      );
    },
  );

  test('what was typed on stays when the words before it come back stored', async () => {
    answering(answers);
    const { show } = renderInProduct(<Visits plan={plan} />);
    await screen.findByLabelText('Catatan PT A');
    const field = type('Catatan PT A', 'pagi sebelum');
    show(<Visits plan={{ ...plan, visits: [company('PT A', { note: 'pagi' })] }} />);
    expect(field.value).toBe('pagi sebelum');
  });
});
