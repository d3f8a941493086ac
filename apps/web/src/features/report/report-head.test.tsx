import type { Report } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { aReport } from '../../testing/a-report';
import { renderInProduct, signIn } from '../../testing/in-product';
import { copy } from './copy';
import { ReportHead } from './report-head';
import type { Drafting } from './use-drafting';

const lapsed = {
  lapsed_approval: {
    by: 'budi',
    at: '2026-11-02T08:00:00.000Z',
    since: '2026-11-03T08:00:00.000Z',
    was_published: false,
  },
} satisfies Partial<Report>;

afterEach(() => signInStore.leave());

test.each<[string, 'staff' | 'admin', Partial<Report>, boolean]>([
  ['staff of their own draft', 'staff', {}, true],
  ["staff of somebody else's draft", 'staff', { created_by: 'budi' }, false],
  ['staff of their own report that is approved', 'staff', { state: 'disetujui' }, false],
  ['staff of their own report that is published', 'staff', { state: 'terbit' }, false],
  ['staff of their own report that was approved', 'staff', lapsed, false],
  ['an administrator of what was approved', 'admin', { created_by: 'budi', ...lapsed }, true],
])('whether deleting is offered: %s', async (_who, role, standing, isOffered) => {
  signIn({ role, is_admin: role === 'admin' });
  const report = { ...aReport(), created_by: 'rani', ...standing };
  const drafting = { isDrafting: false } as Drafting;
  renderInProduct(<ReportHead report={report} drafting={drafting} onTask={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: copy.review.more }));
  const item = await screen.findByRole('menuitem', { name: copy.review.remove });
  expect(item.getAttribute('aria-disabled')).toBe(isOffered ? null : 'true');
});
