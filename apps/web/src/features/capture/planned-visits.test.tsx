import type { PlanResponse } from '@lqc/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInProduct } from '../../testing/in-product';
import type { SettledVisit, TakenVisit } from './device/kept-visits';
import type { NoteStore } from './device/note-store';
import type { VisitPlan } from './device/visits-due';
import { PlannedVisits } from './planned-visits';

const proposed = (name: string): VisitPlan['proposals'][number] => ({
  company_key: name,
  name,
  sector: 'Konstruksi',
  district: null,
  last_quarter: null,
  quarters_since: null,
  reasons: [],
});
const planned = (
  name: string,
  visit: Partial<PlanResponse['visits'][number]['visit']> = {},
): VisitPlan['visits'][number] => ({
  ...proposed(name),
  standing: null,
  visit: {
    key: name,
    date: null,
    person: null,
    status: 'planned',
    note: '',
    by: 'sari',
    recorded: false,
    ...visit,
  },
});
const taken = (company: string, change: Partial<TakenVisit> = {}): TakenVisit => ({
  companyKey: company,
  company,
  sector: 'Konstruksi',
  district: null,
  target: '2025-4',
  lastLabel: null,
  last: {},
  ...change,
});

const show = (
  plan: VisitPlan | undefined,
  along: readonly TakenVisit[] = [],
  keepCover = jest.fn(async () => {}),
) => {
  const store = { owner: 'bayu', covers: async () => [], keepCover };
  renderInProduct(
    <PlannedVisits
      store={store as unknown as NoteStore}
      quarter="Triwulan IV 2025"
      plan={plan}
      taken={along}
    />,
  );
  return keepCover;
};

test('a visit stands with the day, the person and the note that the plan has of it', async () => {
  const visit = { date: '2025-11-12', person: 'rani', note: 'bawa surat tugas' };
  show({
    visits: [planned('PT Bata Merah', visit)],
    proposals: [proposed('CV Genteng Jaya')],
    notes: [],
  });
  await screen.findByText('12 November 2025 · rani · bawa surat tugas');
  screen.getByText('CV Genteng Jaya');
});

test('a visit that was called off, or left the plan, is not due, though it was taken along', async () => {
  const visits = [
    planned('PT Batal', { date: '2025-12-11', status: 'declined' }),
    planned('PT Dua Kali', { date: '2025-12-12', status: 'declined' }),
    planned('PT Dua Kali', { key: 'kedua', date: '2025-12-15' }),
  ];
  const along = ['PT Batal', 'PT Dua Kali', 'PT Keluar'].map((name) => taken(name));
  show({ visits, proposals: [], notes: [] }, along);
  await screen.findByText('PT Dua Kali');
  screen.getByText('15 Desember 2025');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('without a network what was taken along has its day, its person, how far it is, and whether it is only proposed', async () => {
  const settled: SettledVisit = {
    date: '2025-12-11',
    person: 'bayu',
    status: 'agreed',
    note: 'pintu timur',
    recorded: false,
  };
  show(undefined, [
    taken('PT Bata Merah', { planned: [settled] }),
    taken('CV Genteng Jaya', { planned: [] }),
    taken('PT Triwulan Lain', { planned: [settled], target: '2025-3' }),
    taken('PT Program Lama'),
  ]);
  await screen.findByText('11 Desember 2025 · bayu · Disepakati · pintu timur');
  screen.getByText('Konstruksi · belum pernah · usulan');
  expect(screen.getAllByText('Konstruksi · belum pernah')).toHaveLength(3);
});

test.each([
  ['by the plan', true],
  ['without a network by what was taken along', false],
])(
  'who writes about a company is told, and beginning it too warns first, %s',
  async (_, isOnline) => {
    answering({});
    const notes = [{ company: 'Bata Merah', by: 'rini', state: 'finished' as const }];
    const plan = { visits: [planned('PT Bata Merah')], proposals: [], notes };
    const keepCover = show(isOnline ? plan : undefined, [
      taken('PT Bata Merah', { planned: [], notes }),
    ]);
    await screen.findByText('Catatan selesai oleh rini');
    await userEvent.click(screen.getByRole('button', { name: 'Mulai catatan PT Bata Merah' }));
    const warned = within(await screen.findByRole('alertdialog'));
    warned.getByText(/PT Bata Merah, triwulan ini: Catatan selesai oleh rini\./);
    await userEvent.click(warned.getByRole('button', { name: 'Batal' }));
    expect(keepCover).not.toHaveBeenCalled();

    await userEvent.type(screen.getByLabelText('Perusahaan lain'), 'bata merah{Enter}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Tetap mulai' }));
    await waitFor(() => expect(keepCover).toHaveBeenCalledTimes(1));
  },
);
