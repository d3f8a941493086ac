import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useLocation,
} from '@tanstack/react-router';
import { type SettingsTab, settingsTab } from '../features/admin/tabs';
import { readDashboardState } from '../features/analysis-session/dashboard-state';
import { parseHistoryAddress } from '../features/history/address';
import { Skeleton } from '../components/states';
import { parseConclusionsAddress } from '../features/conclusions/address';
import { deviceOwner } from '../features/capture/device/device-owner';
import { parseChecksAddress } from '../features/contact-checks/address';
import { parseContactsAddress } from '../features/contacts/address';
import { JobLine } from '../features/jobs/job-line';
import { JobTray } from '../features/jobs/tray';
import { LoginPage } from '../features/login/page';
import { textOf } from '../lib/address-entries';
import { addressAfter } from '../lib/return-address';
import { PaletteKeys } from '../features/palette/palette-keys';
import { parseReportAddress, parseReportsAddress } from '../features/report/address';
import { parsePlanAddress } from '../features/plan/address';
import { parseSearchAddress } from '../features/search/address';
import { SessionDialogs } from '../features/sign-in-session/session-dialogs';
import { parseThemesAddress } from '../features/themes/address';
import { parseDashboardSearch } from './dashboard/search';
import { isReplaced } from '../lib/program';
import { signInStore, useSignIn } from '../lib/sign-in-store';
import { unsaved } from '../lib/unsaved';
import { BrokenPage } from './broken-page';
import { detourOf } from './guards';
import { useProgramWatch } from './program-watch';
import { useSessionWatch } from './session-watch';

/** Pages whose program the device keeps. */
const isOfVisits = (pathname: string) => pathname.startsWith('/kunjungan');

function Root() {
  const life = useSessionWatch();
  const isSignedIn = useSignIn() !== null;
  const isAtVisit = useLocation({ select: ({ pathname }) => isOfVisits(pathname) });
  useProgramWatch(isAtVisit);
  // Where notes are taken no network is no expiry: what is typed stays, and waits for a sign-in.
  const isLocked = life.phase === 'expired' && isAtVisit;
  return (
    <>
      {/* Before the page, since it stands above it. */}
      {isSignedIn && <JobLine />}
      <Outlet />
      {isSignedIn && <JobTray />}
      {isSignedIn && <PaletteKeys />}
      {isSignedIn && !isLocked && <SessionDialogs life={life} />}
    </>
  );
}

/** While the program of a page is on its way for long. */
const Loading = () => <Skeleton className="p-6" rows={6} />;

const rootRoute = createRootRoute({ component: Root });

function requireSignIn({ location }: { location: { href: string; pathname: string } }): void {
  const detour = detourOf(signInStore.get(), location);
  if (detour) throw redirect(detour);
}

/** The address that was asked for, to which a detour returns. */
const readFrom = (search: Record<string, unknown>): { from?: string } => ({
  from: textOf(search.from),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: readFrom,
  beforeLoad: ({ search }) => {
    const signIn = signInStore.get();
    if (signIn) throw redirect({ href: addressAfter(search.from, signInStore.people()) });
  },
  component: LoginPage,
});

/** At a visit there may be no network to sign in with: what lies on the device opens with its passphrase. */
async function requireSignInOrDevice(where: {
  location: { href: string; pathname: string };
}): Promise<void> {
  if (signInStore.get() || (await deviceOwner()) === null) requireSignIn(where);
}

/** What every page has that is for staff who have signed in. */
const signedIn = { getParentRoute: () => rootRoute, beforeLoad: requireSignIn } as const;

const atVisit = { getParentRoute: () => rootRoute, beforeLoad: requireSignInOrDevice } as const;

const homeRoute = createRoute({
  ...signedIn,
  path: '/homepage',
  validateSearch: (search): { triwulan?: string } => ({ triwulan: textOf(search.triwulan) }),
  component: lazyRouteComponent(() => import('../features/home/page'), 'HomePage'),
});

const changePasswordRoute = createRoute({
  ...signedIn,
  path: '/change-password',
  validateSearch: readFrom,
  component: lazyRouteComponent(
    () => import('../features/account/change-password-page'),
    'ChangePasswordPage',
  ),
});

const dashboardRoute = createRoute({
  ...signedIn,
  path: '/dashboard',
  validateSearch: parseDashboardSearch,
  beforeLoad: ({ location, cause, search }) => {
    requireSignIn({ location });
    // Only on arrival: a reset must not bring the session of the last 24 hours back.
    if (cause !== 'enter' || search.session) return;
    const { session } = parseDashboardSearch({ session: readDashboardState()?.sessionId });
    if (session) throw redirect({ to: '/dashboard', search: { ...search, session } });
  },
  component: lazyRouteComponent(() => import('./dashboard/page'), 'DashboardPage'),
});

const mergerRoute = createRoute({
  ...signedIn,
  path: '/excel-merger',
  component: lazyRouteComponent(() => import('../features/merger/page'), 'MergerPage'),
});

const conclusionsRoute = createRoute({
  ...signedIn,
  path: '/liaison-summary',
  validateSearch: parseConclusionsAddress,
  component: lazyRouteComponent(() => import('../features/conclusions/page'), 'ConclusionsPage'),
});

const historyRoute = createRoute({
  ...signedIn,
  path: '/riwayat',
  validateSearch: parseHistoryAddress,
  component: lazyRouteComponent(() => import('../features/history/page'), 'HistoryPage'),
});

const searchRoute = createRoute({
  ...signedIn,
  path: '/cari',
  validateSearch: parseSearchAddress,
  component: lazyRouteComponent(() => import('../features/search/page'), 'SearchPage'),
});

const themesRoute = createRoute({
  ...signedIn,
  path: '/tema',
  validateSearch: parseThemesAddress,
  component: lazyRouteComponent(() => import('../features/themes/page'), 'ThemesPage'),
});

const contactsRoute = createRoute({
  ...signedIn,
  path: '/kontak',
  validateSearch: parseContactsAddress,
  component: lazyRouteComponent(() => import('../features/contacts/list-page'), 'ContactsPage'),
});

const contactRoute = createRoute({
  ...signedIn,
  path: '/kontak/$key',
  component: lazyRouteComponent(() => import('../features/contacts/contact-page'), 'ContactPage'),
});

const planRoute = createRoute({
  ...signedIn,
  path: '/rencana',
  validateSearch: parsePlanAddress,
  component: lazyRouteComponent(() => import('../features/plan/page'), 'PlanPage'),
});

const visitsRoute = createRoute({
  ...atVisit,
  path: '/kunjungan',
  component: lazyRouteComponent(() => import('../features/capture/visits-page'), 'VisitsPage'),
});

const noteRoute = createRoute({
  ...atVisit,
  path: '/kunjungan/$note',
  component: lazyRouteComponent(() => import('../features/capture/note-page'), 'NotePage'),
});

const checksRoute = createRoute({
  ...signedIn,
  path: '/periksa',
  validateSearch: parseChecksAddress,
  component: lazyRouteComponent(() => import('../features/contact-checks/page'), 'ChecksPage'),
});

const reportsRoute = createRoute({
  ...signedIn,
  path: '/laporan',
  validateSearch: parseReportsAddress,
  component: lazyRouteComponent(() => import('../features/report/list-page'), 'ReportsPage'),
});

const reportRoute = createRoute({
  ...signedIn,
  path: '/laporan/$id',
  validateSearch: parseReportAddress,
  component: lazyRouteComponent(() => import('../features/report/report-page'), 'ReportPage'),
});

const releaseRoute = createRoute({
  ...signedIn,
  path: '/laporan/$id/rilis',
  component: lazyRouteComponent(() => import('../features/report/release-page'), 'ReleasePage'),
});

const settingsRoute = createRoute({
  ...signedIn,
  path: '/admin-settings',
  validateSearch: (search): { tab: SettingsTab } => ({
    tab: settingsTab(search.tab),
  }),
  component: lazyRouteComponent(() => import('../features/admin/settings-page'), 'SettingsPage'),
});

const helpRoute = createRoute({
  ...signedIn,
  path: '/bantuan',
  component: lazyRouteComponent(() => import('../features/help/page'), 'HelpPage'),
});

const adminRoute = createRoute({
  ...signedIn,
  path: '/admin',
  component: lazyRouteComponent(() => import('../features/admin/simple-page'), 'SimpleAdminPage'),
});

/** `/` and unknown addresses redirect to the home page or the sign-in. */
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
    visitsRoute,
    noteRoute,
    checksRoute,
    reportsRoute,
    reportRoute,
    releaseRoute,
    settingsRoute,
    helpRoute,
    adminRoute,
    anyRoute,
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenPage,
  defaultPendingComponent: Loading,
});

// An earlier program may not know what a later gateway answers, so another page begins with the present one.
router.subscribe('onBeforeLoad', ({ pathChanged, toLocation: { pathname } }) => {
  if (!isReplaced() || !pathChanged || isOfVisits(pathname) || unsaved().length > 0) return;
  // The address still waits to be written.
  router.history.flush();
  location.reload();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
