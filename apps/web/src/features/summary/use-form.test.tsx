import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/a-session';
import { answering, renderInProduct } from '../../testing/in-product';
import { rememberSession } from '../analysis-session/dashboard-state';
import { useForm } from './use-form';

const session = (id: string) =>
  aSession({
    session_id: id,
    now: { source: { label: 'Triwulan II 2025', file_id: 'n' } },
    before: { source: { label: 'Triwulan I 2025', file_id: 'b' } },
  });

const CHOSEN = {
  now: 'TW II',
  before: 'TW I',
  type: 'indikator_spesifik',
  indicator: 'ekspor',
  sector: 'Konstruksi',
} as const;

function Chooser({ id }: { id: string }) {
  const { form, change } = useForm(session(id));
  return (
    <>
      <button onClick={() => change({ chapter: 'bab_1' })}>bab</button>
      <button onClick={() => change(CHOSEN)}>isian</button>
      <output>{JSON.stringify(form)}</output>
    </>
  );
}

const shown = async () => JSON.parse((await screen.findByRole('status')).textContent) as unknown;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answering({ availableSectors: () => ({ sectors: [] }) });
});

async function chooseIn(id: string) {
  rememberSession(session(id));
  const tab = renderInProduct(<Chooser id={id} />);
  await userEvent.click(await screen.findByText('bab'));
  await userEvent.click(screen.getByText('isian'));
  tab.unmount();
  // Another tab has a store of its own for what is typed, and shares the browser's.
  sessionStorage.clear();
}

test('chapter, quarters, type, indicator and sector are there again in another tab', async () => {
  await chooseIn('s-1');
  expect(JSON.parse(localStorage.getItem('dashboardState')!)).toMatchObject({
    quarterNow: 'TW II',
    quarterBefore: 'TW I',
    selectedIndicator: 'ekspor',
    selectedSector: 'Konstruksi',
    selectedChapter: 'bab_1',
    chapterTypes: { bab_1: 'indikator_spesifik' },
  });
  renderInProduct(<Chooser id="s-1" />);
  expect(await shown()).toMatchObject({ chapter: 'bab_1', ...CHOSEN });
});

test('another analysis begins with its own quarters', async () => {
  await chooseIn('s-1');
  rememberSession(session('s-2'));
  renderInProduct(<Chooser id="s-2" />);
  expect(await shown()).toMatchObject({
    chapter: 'bab_2',
    now: 'Triwulan II 2025',
    indicator: 'domestik',
  });
});
