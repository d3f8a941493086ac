import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldedWorks } from './folded-works';
import type { Work } from './works';

const work = (id: number, progress: number): Work => ({
  id,
  title: `Pekerjaan ${id}`,
  attended: false,
  state: {
    status: 'working',
    jobId: `j-${id}`,
    progress,
    step: null,
    draft: null,
    cancelling: false,
  },
});

test('one job is called by its name, and a press unfolds it', async () => {
  const opened = jest.fn();
  render(<FoldedWorks works={[work(1, 40)]} onPress={opened} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pekerjaan 1 40%', expanded: false }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('several are counted, and how far they are is their mean', () => {
  const sending: Work = { ...work(3, 0), state: { status: 'sending', share: 0.5 } };
  render(<FoldedWorks works={[work(1, 40), work(2, 90), sending]} onPress={() => {}} />);
  screen.getByRole('button', { name: '3 pekerjaan berjalan 60%' });
});
