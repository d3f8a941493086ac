import { screen } from '@testing-library/react';
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
