import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { type SettingsTab, settingsTab } from '../features/admin/tabs';
import { HomePage } from '../features/home/page';
import { parseConclusionsAddress } from '../features/conclusions/address';
import { parseContactsAddress } from '../features/contacts/address';
import { JobTray } from '../features/jobs/tray';
import { LoginPage } from '../features/login/page';
import { addressAfter } from '../features/login/return-address';
import { PaletteKeys } from '../features/palette/palette-keys';
import { parseReportAddress } from '../features/report/address';
import { parseSearchAddress } from '../features/search/address';
import { SessionDialogs } from '../features/session/session-dialogs';
import { parseThemesAddress } from '../features/themes/address';
import { parseDashboardSearch } from './dashboard/search';
import { signInStore, useSignIn } from '../lib/sign-in-store';
import { detourOf } from './guards';
import { useSessionWatch } from './session-watch';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function Root() {
  const life = useSessionWatch();
  const isSignedIn = useSignIn() !== null;
  return (
    <>
      <Outlet />
      {isSignedIn && <JobTray />}
      {isSignedIn && <PaletteKeys />}
      {isSignedIn && <SessionDialogs life={life} />}
    </>
  );
}

const rootRoute = createRootRoute({ component: Root });

function requireSignIn({ location }: { location: { href: string; pathname: string } }): void {
  const detour = detourOf(signInStore.get(), location);
  if (detour) throw redirect(detour);
}

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search): { from?: string } => {
    const from = text(search.from);
    return from ? { from } : {};
  },
  beforeLoad: ({ search }) => {
    const signIn = signInStore.get();
    if (signIn) throw redirect({ href: addressAfter(search.from, signInStore.people()) });
  },
  component: LoginPage,
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/homepage',
  validateSearch: (search): { triwulan?: string } => {
    const triwulan = text(search.triwulan);
    return triwulan ? { triwulan } : {};
  },
  beforeLoad: requireSignIn,
  component: HomePage,
});

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/change-password',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(
    () => import('../features/account/change-password-page'),
    'ChangePasswordPage',
  ),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  validateSearch: parseDashboardSearch,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('./dashboard/page'), 'DashboardPage'),
});

const mergerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/excel-merger',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/merger/page'), 'MergerPage'),
});

const conclusionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/liaison-summary',
  validateSearch: parseConclusionsAddress,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/conclusions/page'), 'ConclusionsPage'),
});

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/riwayat',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/history/page'), 'HistoryPage'),
});

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cari',
  validateSearch: parseSearchAddress,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/search/page'), 'SearchPage'),
});

const themesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tema',
  validateSearch: parseThemesAddress,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/themes/page'), 'ThemesPage'),
});

const contactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kontak',
  validateSearch: parseContactsAddress,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/contacts/list-page'), 'ContactsPage'),
});

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kontak/$key',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/contacts/contact-page'), 'ContactPage'),
});

const planRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rencana',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/plan/page'), 'PlanPage'),
});

const checksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/periksa',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/contacts/checks-page'), 'ChecksPage'),
});

const reportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/laporan',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/report/list-page'), 'ReportsPage'),
});

const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/laporan/$id',
  validateSearch: parseReportAddress,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/report/report-page'), 'ReportPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin-settings',
  validateSearch: (search): { tab: SettingsTab } => ({
    tab: settingsTab(search.tab),
  }),
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/admin/settings-page'), 'SettingsPage'),
});

const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bantuan',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/help/page'), 'HelpPage'),
});

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../features/admin/simple-page'), 'SimpleAdminPage'),
});

/** `/` and every address that is none of ours lead home, or to signing in. */
const anyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: signInStore.get() ? '/homepage' : '/login' });
  },
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginRoute,
    homeRoute,
    changePasswordRoute,
    dashboardRoute,
    mergerRoute,
    conclusionsRoute,
    historyRoute,
    searchRoute,
    themesRoute,
    contactsRoute,
    contactRoute,
    planRoute,
    checksRoute,
    reportsRoute,
    reportRoute,
    settingsRoute,
    helpRoute,
    adminRoute,
    anyRoute,
  ]),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
