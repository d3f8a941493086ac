import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { ADDRESSES, type RouteName, type SignedInUser } from '@lqc/contracts';
import { type ReactNode, useState } from 'react';
import { Announcements } from '../components/announcements';
import { ToastProvider } from '../components/toast';
import { signInStore } from '../lib/sign-in-store';

/** An error response of the gateway, or of something between browser and gateway. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: object = {},
  ) {}
}

export interface Made {
  readonly name: RouteName;
  readonly address: string;
  readonly body: unknown;
}

type Answers = Partial<Record<RouteName, (made: Made) => unknown>>;

const ROUTES = (Object.keys(ADDRESSES) as RouteName[]).map((name) => {
  const { method, path } = ADDRESSES[name];
  return { name, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

/**
 * Replaces the gateway in a test: each route responds with the result of its function, which may be
 * a `Refusal`; other routes cannot be reached. Gives the list of calls, which grows with each one.
 */
export function answering(answers: Answers): Made[] {
  const calls: Made[] = [];
  globalThis.fetch = (async (address: string, { method, body }: RequestInit) => {
    const [path = ''] = address.split('?', 1);
    const name = ROUTES.find((one) => one.method === method && one.pattern.test(path))?.name;
    const answer = name && answers[name];
    if (!name || !answer) throw new TypeError(`no answer to ${method} ${address}`);
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const made = { name, address, body: sent };
    calls.push(made);
    const given = answer(made);
    const status = given instanceof Refusal ? given.status : 200;
    const said = given instanceof Refusal ? given.body : given;
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      json: async () => said,
      text: async () => JSON.stringify(said),
    };
  }) as unknown as typeof fetch;
  return calls;
}

/** Signs in Rani of the staff, or who else is said. */
export function signIn(as: Partial<SignedInUser> = {}): void {
  signInStore.set({
    user: { username: 'rani', role: 'staff', is_admin: false, must_change_password: false, ...as },
    expires: '2999-01-01T00:00:00.000Z',
  });
}

/** Where a page is: the path of its route, how that reads what is asked, and the address that is open. */
interface Place {
  readonly path: string;
  readonly reads?: (search: Record<string, unknown>) => object;
  readonly address: string;
}

/** Renders a component with what the product provides: queries, routes and toasts; a page at its place. */
export function renderInProduct(part: ReactNode, at?: Place) {
  const queries = new QueryClient({
    defaultOptions: {
      // Forgetting by a timer would keep the tests' process up for minutes.
      queries: { staleTime: 30_000, retry: false, gcTime: Infinity },
      mutations: { gcTime: Infinity },
    },
  });
  let show: (next: ReactNode) => void = () => {};
  const Shown = () => {
    const [shown, setShown] = useState(part);
    show = (next) => act(() => setShown(next));
    return shown;
  };
  const root = createRootRoute(at ? {} : { component: Shown });
  const page =
    at &&
    createRoute({
      getParentRoute: () => root,
      path: at.path,
      validateSearch: at.reads,
      component: Shown,
    });
  const router = createRouter({
    routeTree: page ? root.addChildren([page]) : root,
    history: createMemoryHistory({ initialEntries: [at?.address ?? '/'] }),
  });
  const rendered = render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={router as never} />
        <Announcements />
      </ToastProvider>
    </QueryClientProvider>,
  );
  /** Renders another element in its place. */
  return { ...rendered, router, show: (next: ReactNode) => show(next) };
}
