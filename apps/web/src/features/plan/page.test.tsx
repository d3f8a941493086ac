import type { PlanResponse } from '@lqc/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ToastProvider } from '../../components/toast';
import { answering, signIn } from '../../testing/in-product';
import { parsePlanAddress } from './address';
import { copy } from './copy';
import { PlanPage } from './page';

const planOf = (target: string): PlanResponse => ({
  target,
  targets: ['2026-1', '2025-4'],
  targets_with_visits: [],
  notes: [],
  people: [],
  regulars: [],
  sectors: [],
  visits: [],
  quarters: [],
  weights: null,
  coverage: [],
  proposals: [],
  proposals_total: 0,
  removed: [],
});

test('the quarter that the page was opened with stays while another one becomes the next', async () => {
  signIn();
  let next = '2025-4';
  const asked: string[] = [];
  answering({
    plan: ({ address }) => {
      const target = new URL(address, 'http://kantor').searchParams.get('target') ?? next;
      asked.push(target);
      return planOf(target);
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/rencana',
    validateSearch: parsePlanAddress,
    component: PlanPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/rencana'] }),
  });
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={router as never} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const shown = await screen.findByLabelText<HTMLSelectElement>(copy.target);
  expect(shown.value).toBe('2025-4');
  await waitFor(() => expect(router.state.location.search).toEqual({ triwulan: '2025-4' }));
  // Another tab stores a quarter, and this one looks again.
  next = '2026-1';
  await act(() => queries.invalidateQueries());
  expect(asked.at(-1)).toBe('2025-4');
  expect(screen.getByLabelText<HTMLSelectElement>(copy.target).value).toBe('2025-4');
  unmount();
  queries.clear();
});
