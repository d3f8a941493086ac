import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { storedFiles } from './api';
import { copy } from './copy';
import { SampleBadge } from './sample-badge';
import { SampleData } from './sample-data';

afterEach(() => signInStore.leave());

test('sample data load by one press, are named while they are stored, and go by one that is confirmed', async () => {
  signIn({ role: 'admin', is_admin: true });
  const data = { quarterly_files: [] as object[], company_files: [] };
  answering({
    userFiles: () => ({ data: { ...data } }),
    loadSampleData() {
      data.quarterly_files = [{ label: 'Triwulan III 2025', is_sample: true }];
      return { message: 'Triwulan III 2025 dimuat' };
    },
    sampleData: () => ({ files: ['Triwulan III 2025'], analyses: [], reports: [] }),
    removeSampleData() {
      data.quarterly_files = [];
      return { success: true, message: 'Dihapus.', undo_id: null };
    },
  });
  const Page = () => {
    const stored = useQuery(storedFiles).data;
    return (
      <>
        <SampleBadge />
        {stored?.quarterly_files.length === 0 && <SampleData />}
      </>
    );
  };
  renderInProduct(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: copy.sample }));
  await screen.findByText(copy.sampleBadge);
  await userEvent.click(screen.getByRole('button', { name: copy.removeSample }));
  const asked = await screen.findByRole('alertdialog');
  await within(asked).findByText(copy.removeSampleFiles('Triwulan III 2025'));
  expect(data.quarterly_files).toHaveLength(1);
  await userEvent.click(within(asked).getByRole('button', { name: copy.removeSample }));
  await screen.findByRole('button', { name: copy.sample });
  expect(screen.queryByText(copy.sampleBadge)).toBeNull();
});
