import {
  type QuarterFigures,
  SESSION_ID_SHOWN_LENGTH,
  type SessionResponse,
  type SignedInUser,
} from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { cx } from '../../lib/cx';
import { count } from '../../lib/format';
import { forgetSession } from '../../features/analysis-session/dashboard-state';
import { useUser } from '../../lib/sign-in-store';
import { copy } from './copy';
import { ResetSession } from './reset-session';
import { SidebarNotice } from './sidebar-notice';

export interface AnalysisStatusProps {
  readonly session: SessionResponse | undefined;
  /** True while nobody knows the analysis that the address names: it loads, or could not be loaded. */
  readonly isAwaited: boolean;
  readonly onReset: () => void;
  readonly onOverview: () => void;
}

/** The quarters of an analysis, the current one first. */
export function quartersOf({ quarters }: SessionResponse): QuarterFigures[] {
  return [quarters.now, quarters.before, quarters.last_year].filter((one) => one !== null);
}

/** True for whoever has started the analysis, first or after a colleague, and for admins. */
const mayReset = ({ holders }: SessionResponse, { is_admin: isAdmin, username }: SignedInUser) =>
  isAdmin || holders.includes(username);

/**
 * The session, its quarters with their numbers of contacts, and the buttons to leave or reset it.
 */
export function AnalysisStatus({ session, isAwaited, onReset, onOverview }: AnalysisStatusProps) {
  const user = useUser();
  return (
    <>
      {session ? (
        <>
          <p>
            <span className="block text-xs text-muted">{copy.session}</span>
            <span className="font-mono text-lg">
              {session.session_id.slice(0, SESSION_ID_SHOWN_LENGTH)}
            </span>
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <span>{copy.files(session.files_loaded)}</span>
            {session.files_loaded === 3 && (
              <Badge tone="gold">
                <span lang="en">{copy.yoyReady}</span>
              </Badge>
            )}
          </p>
          <ul className="my-3 flex flex-col gap-2">
            {quartersOf(session).map(({ source, contacts }, position) => (
              <li
                key={source.label + source.sha256}
                className={cx(
                  'border-l-2 pl-2',
                  position === 0 && session.quarters.now ? 'border-gold' : 'border-line',
                )}
              >
                {source.label}
                <span className="block text-xs text-muted">{copy.contacts(count(contacts))}</span>
              </li>
            ))}
          </ul>
          {mayReset(session, user) ? (
            <ResetSession
              sessionId={session.session_id}
              quarters={quartersOf(session).map(({ source }) => source.label)}
              onReset={onReset}
            />
          ) : (
            <>
              <p className="mb-2 text-xs text-muted">
                {session.holders.length > 0
                  ? copy.startedBy(session.owner_username)
                  : copy.startedForReport}
              </p>
              <Button
                className="w-full"
                onClick={() => {
                  forgetSession();
                  onReset();
                }}
              >
                {copy.close}
              </Button>
            </>
          )}
        </>
      ) : (
        <>
          {!isAwaited && <p className="text-muted">{copy.noSession}</p>}
          <Button className="mt-3 w-full" onClick={onOverview}>
            {copy.toOverview}
          </Button>
        </>
      )}
      <SidebarNotice />
    </>
  );
}
