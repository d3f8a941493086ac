import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../lib/api';
import { aReport } from '../../testing/a-report';
import { answering, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { ReleasePage } from './release-page';

test('what of a release is not checked yet is not counted', async () => {
  answering({ report: () => aReport(), releaseCheck: () => new Promise(() => {}) });
  renderInProduct(<ReleasePage />, { path: '/laporan/$id/rilis', address: '/laporan/r-1/rilis' });
  await screen.findByRole('status', { name: copy.release.checking });
  expect(screen.queryByText(copy.release.all)).toBeNull();
});

test('who comes back to the tab of a release does not have the whole report checked again', async () => {
  const checking = jest.spyOn(api, 'work').mockResolvedValue({ findings: [] } as never);
  answering({ report: () => aReport() });
  renderInProduct(<ReleasePage />, { path: '/laporan/$id/rilis', address: '/laporan/r-1/rilis' });
  await waitFor(() => expect(checking).toHaveBeenCalledTimes(1));
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((over) => setTimeout(over, 20));
  });
  expect(checking).toHaveBeenCalledTimes(1);
  focusManager.setFocused(undefined);
  checking.mockRestore();
});
