import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { api } from '../../lib/api';
import { aReport } from '../../testing/a-report';
import { answering, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { ReleasePage } from './release-page';

const NOTHING_LEAVES = {
  left_out: 0,
  leaving: { cells: 0, held: [], held_count: 0, compared_with: [], unremembered_until: null },
};

test('what of a release is not checked yet is not counted', async () => {
  answering({ report: () => aReport(), releaseCheck: () => new Promise(() => {}) });
  renderInProduct(<ReleasePage />, { path: '/laporan/$id/rilis', address: '/laporan/r-1/rilis' });
  await screen.findByRole('status', { name: copy.release.checking });
  expect(screen.queryByText(copy.release.all)).toBeNull();
});

test('who comes back to the tab of a release does not have the whole report checked again', async () => {
  const checking = jest
    .spyOn(api, 'work')
    .mockResolvedValue({ findings: [], ...NOTHING_LEAVES } as never);
  answering({ report: () => aReport() });
  renderInProduct(<ReleasePage />, { path: '/laporan/$id/rilis', address: '/laporan/r-1/rilis' });
  await screen.findByText(copy.release.none);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((over) => setTimeout(over, 20));
  });
  expect(checking).toHaveBeenCalledTimes(1);
  focusManager.setFocused(undefined);
  checking.mockRestore();
});

test('what is asked of several sentences is asked once above them, and making the copy is not proposed while they are open', async () => {
  const open = {
    section: null,
    part: 'title',
    start: 0,
    end: 11,
    text: 'Hotel sepi.',
    kind: 'free',
    verdict: 'perlu_dilihat',
    sentences: [{ start: 0, end: 11, note: null }],
    suggestion: null,
    reason: 'Menunjuk satu perusahaan?',
    override: null,
  };
  const checking = jest.spyOn(api, 'work').mockResolvedValue({
    findings: ['a', 'b'].map((id) => ({ ...open, id })),
    ...NOTHING_LEAVES,
  } as never);
  answering({ report: () => aReport() });
  renderInProduct(<ReleasePage />, { path: '/laporan/$id/rilis', address: '/laporan/r-1/rilis' });
  expect(await screen.findAllByText('Menunjuk satu perusahaan?')).toHaveLength(1);
  expect(screen.getByRole('button', { name: copy.release.leaves.make }).className).not.toMatch(
    /bg-accent/,
  );
  checking.mockRestore();
});
