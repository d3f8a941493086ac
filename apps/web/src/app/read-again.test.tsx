import type { QuarterlyFile } from '@lqc/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSaid } from '../features/companies/use-said';
import { PeriodDialog } from '../features/files/period-dialog';
import { RemoveSamples } from '../features/files/remove-samples';
import { proposalsFor, reports } from '../features/report/api';
import { useUndo } from '../features/undo/use-undo';
import { api } from '../lib/api';
import { signInStore } from '../lib/sign-in-store';
import { aSection } from '../testing/a-report';
import { answering, renderInProduct, signIn } from '../testing/in-product';
import { useSessionWatch } from './session-watch';

const section = aSection('a');
const said = { success: true, message: 'Tersimpan.', undo_id: null };
const Act = ({ act, name = 'Lakukan' }: { act: () => void; name?: string }) => (
  <button onClick={act}>{name}</button>
);

const Undo = () => {
  const { mutate } = useUndo();
  return <Act act={() => mutate('u-1')} />;
};
const Say = () => {
  const { mutate } = useSaid(async () => said);
  return <Act act={() => mutate(undefined)} />;
};
const SetPeriod = () => (
  <PeriodDialog
    file={{ id: 'a', label: 'gelombang dua' } as QuarterlyFile}
    proposed={{ year: 2025, quarter: 3 }}
    onClose={() => {}}
  />
);
const SignInAgain = () => {
  const { phase } = useSessionWatch();
  return phase === 'expired' ? (
    <Act act={() => signIn()} name="Masuk lagi" />
  ) : (
    <Act act={() => signInStore.expire({ signIn: signInStore.number() })} />
  );
};

beforeEach(() => signIn());
afterEach(() => {
  jest.restoreAllMocks();
  signInStore.leave();
});

test.each([
  ['something was brought back', Undo, ['Lakukan']],
  ['something was said of a company', Say, ['Lakukan']],
  ['a file was given its quarter', SetPeriod, ['Simpan']],
  [
    'the sample files were removed',
    () => <RemoveSamples onClose={() => {}} />,
    ['Hapus data contoh'],
  ],
  ['the person signed in again', SignInAgain, ['Lakukan', 'Masuk lagi']],
])(
  'once %s, lists are read again, and no model is asked again for a sentence',
  async (_what, Part, presses) => {
    const calls = answering({
      reports: () => ({ reports: [], next: null }),
      sampleData: () => ({ files: [], analyses: [], reports: [] }),
      undo: () => said,
      setFilePeriod: () => said,
      removeSampleData: () => said,
    });
    const work = jest.spyOn(api, 'work').mockResolvedValue({ proposals: [] } as never);
    const Page = () => {
      useInfiniteQuery(reports);
      const { isSuccess } = useQuery(proposalsFor('r-1', section, 'Ekspor naik.'));
      return isSuccess && <Part />;
    };
    renderInProduct(<Page />);
    const read = () => calls.filter(({ name }) => name === 'reports').length;
    for (const name of presses) await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(read()).toBe(2));
    expect(work).toHaveBeenCalledTimes(1);
  },
);
