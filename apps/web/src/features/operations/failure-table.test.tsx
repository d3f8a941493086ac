import type { FailedJob } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureTable } from './failure-table';

const failure: FailedJob = {
  job_id: '00000000-0000-4000-8000-000000000001',
  name: 'write-tabulation',
  code: 'JOB_STALLED',
  message: 'Pekerjaan terhenti.',
  owner_username: 'ratna',
  attempts: 3,
  request_id: 'dari-peramban-1',
  finished_at: '2026-11-21T02:00:00.000Z',
};

test('a failure is told with its reason and request, and can be done again', async () => {
  const onRetry = jest.fn();
  render(<FailureTable failures={[failure]} retrying={null} onRetry={onRetry} />);
  screen.getByText('dari-peramban-1');
  screen.getByText('JOB_STALLED · 3 kali percobaan');
  await userEvent.click(
    screen.getByRole('button', { name: 'Jalankan lagi: Menyusun tabulasi, ratna' }),
  );
  expect(onRetry).toHaveBeenCalledWith(failure.job_id);
});

test('without failures the table says so', () => {
  render(<FailureTable failures={[]} retrying={null} onRetry={() => {}} />);
  screen.getByText(/^Tidak ada kegagalan/);
});
