import { Link, type LinkProps } from '@tanstack/react-router';
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
  const link = (to: LinkProps, words: string) => (
    <Link {...to} className={look}>
      <Words>{words}</Words>
    </Link>
  );
  const waiting = <Waiting>{copy.isWaiting}</Waiting>;
  if (id === 'company' || id === 'quarter') {
    if (state !== 'done' && !isAdmin) return <Waiting>{copy.byAdmin}</Waiting>;
    const done = id === 'quarter' && isAdmin ? copy.addFile : copy.open;
    return link(FILES, state === 'done' ? done : copy.upload);
  }
  if (id === 'analysis' && !sessionId && start)
    return (
      <button type="button" className={look} disabled={isStarting} onClick={start}>
        <Words>{isStarting ? copy.counting : copy.start}</Words>
      </button>
    );
  if (!sessionId && id !== 'report') return waiting;
  const dashboard = (tab: 'overview' | 'summary') =>
    ({ to: '/dashboard', search: { tab, session: sessionId } }) as const;
  const toReport = reportId
    ? ({ to: '/laporan/$id', params: { id: reportId } } as const)
    : ({ to: '/laporan' } as const);
  if (id === 'report')
    return reportId || start || sessionId
      ? link(toReport, reportId ? copy.open : copy.compile)
      : waiting;
  if (id === 'analysis') return link(dashboard('overview'), copy.open);
  return link(
    reportId ? toReport : dashboard('summary'),
    step.share === 0 ? copy.write : state === 'done' ? copy.open : copy.goOn,
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
