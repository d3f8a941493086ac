import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '../../components/button';
import { copy } from './copy';
import type { Step } from './steps';

interface StepActionProps {
  readonly step: Step;
  readonly isAdmin: boolean;
  readonly sessionId: string | undefined;
  /** Id of the quarter's report, if one was started. */
  readonly reportId: string | undefined;
  /** Starts the analysis; null while that is impossible. */
  readonly start: (() => void) | null;
  readonly isStarting: boolean;
}

const FILES = { to: '/admin-settings', search: { tab: 'file' } } as const;

/** The action of a step: a primary button for the next step, otherwise a link. */
export function StepAction({
  step,
  isAdmin,
  sessionId,
  reportId,
  start,
  isStarting,
}: StepActionProps) {
  const { id, state } = step;
  const look = buttonLook({ variant: state === 'next' ? 'primary' : 'quiet' });
  const dashboard = (tab: 'overview' | 'summary') =>
    ({ to: '/dashboard', search: { tab, session: sessionId } }) as const;
  if (id === 'company' || id === 'quarter') {
    const needsAdmin = state !== 'done' && !isAdmin;
    if (needsAdmin) return <Waiting>{copy.byAdmin}</Waiting>;
    const name = state !== 'done' ? copy.upload : id === 'quarter' ? copy.addFile : copy.open;
    return (
      <Link {...FILES} className={look}>
        <Words>{id === 'quarter' && !isAdmin ? copy.open : name}</Words>
      </Link>
    );
  }
  if (id === 'analysis' && !sessionId)
    return start ? (
      <button type="button" className={look} disabled={isStarting} onClick={start}>
        <Words>{isStarting ? copy.counting : copy.start}</Words>
      </button>
    ) : (
      <Waiting>{copy.isWaiting}</Waiting>
    );
  if (!sessionId && id !== 'report') return <Waiting>{copy.isWaiting}</Waiting>;
  const toReport = reportId
    ? ({ to: '/laporan/$id', params: { id: reportId } } as const)
    : ({ to: '/laporan' } as const);
  if (id === 'report')
    return reportId || start || sessionId ? (
      <Link {...toReport} className={look}>
        <Words>{reportId ? copy.open : copy.compile}</Words>
      </Link>
    ) : (
      <Waiting>{copy.isWaiting}</Waiting>
    );
  if (id === 'analysis')
    return (
      <Link {...dashboard('overview')} className={look}>
        <Words>{copy.open}</Words>
      </Link>
    );
  return (
    <Link {...(reportId ? toReport : dashboard('summary'))} className={look}>
      <Words>{step.share === 0 ? copy.write : state === 'done' ? copy.open : copy.goOn}</Words>
    </Link>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="said">{children}</span> <ArrowRight size={16} />
    </>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return <span className="text-xs text-muted max-sm:pr-3.5 sm:px-3">{children}</span>;
}
