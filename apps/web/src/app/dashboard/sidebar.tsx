import { SESSION_ID_SHOWN_LENGTH, type SessionResponse } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { toast } from '../../components/toast';
import { cx } from '../../lib/cx';
import {
  readDashboardState,
  writeDashboardState,
} from '../../features/session-data/dashboard-state';
import { latestSessions, resetSession } from '../../features/session-data/api';
import { copy } from './copy';
import { SidebarNotice } from './sidebar-notice';

interface SidebarProps {
  readonly session: SessionResponse | undefined;
  readonly onReset: () => void;
  readonly onOverview: () => void;
}

/** *Status Analisis*: which session, how many files, and the way out of it. */
export function Sidebar({ session, onReset, onOverview }: SidebarProps) {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const reset = useMutation({
    mutationFn: (id: string) => resetSession(id),
    onSuccess: (_answer, id) => {
      const state = readDashboardState();
      if (state) writeDashboardState({ ...state, sessionId: null });
      queries.removeQueries({ queryKey: ['sessions', id] });
      void queries.invalidateQueries({ queryKey: latestSessions.queryKey });
      void queries.invalidateQueries({ queryKey: ['files'] });
      setAsking(false);
      toast(copy.resetDone);
      onReset();
    },
    onError: () => setAsking(false),
  });
  const shownId = session?.session_id.slice(0, SESSION_ID_SHOWN_LENGTH) ?? '';
  return (
    <aside
      aria-label={copy.status}
      className={cx(
        'shrink-0 border-r border-line bg-surface transition-[width]',
        open ? 'w-[232px]' : 'w-14',
      )}
    >
      <div className="sticky top-12 p-3">
        <div className="flex items-center justify-between">
          {open && <h2 className="px-1 font-semibold">{copy.status}</h2>}
          <button
            type="button"
            aria-label={open ? copy.collapse : copy.expand}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="rounded-md p-1.5 text-muted hover:bg-sunken"
          >
            {open ? (
              <PanelLeftClose size={18} aria-hidden />
            ) : (
              <PanelLeftOpen size={18} aria-hidden />
            )}
          </button>
        </div>
        {open && (
          <div className="mt-3 px-1">
            {session ? (
              <>
                <ul className="flex flex-col gap-2">
                  <li>
                    <span className="block text-xs text-muted">{copy.session}</span>
                    <span className="font-mono text-lg">{shownId}</span>
                  </li>
                  <li className="flex flex-wrap gap-1.5">
                    <span>{copy.files(session.files_loaded)}</span>
                    {session.files_loaded === 3 && <Badge tone="gold">{copy.yoyReady}</Badge>}
                  </li>
                  {[session.quarters.now, session.quarters.before, session.quarters.last_year].map(
                    (quarter) =>
                      quarter && (
                        <li
                          key={quarter.source.label + quarter.source.sha256}
                          className="border-l-2 border-line pl-2 first-of-type:border-gold"
                        >
                          {quarter.source.label}
                          <span className="block text-xs text-muted">n = {quarter.contacts}</span>
                        </li>
                      ),
                  )}
                </ul>
                <Button className="mt-4 w-full" variant="danger" onClick={() => setAsking(true)}>
                  {copy.reset}
                </Button>
              </>
            ) : (
              <>
                <p className="text-muted">{copy.noSession}</p>
                <Button className="mt-3 w-full" onClick={onOverview}>
                  {copy.toOverview}
                </Button>
              </>
            )}
            {reset.error && (
              <p role="alert" className="mt-3 text-danger">
                {copy.resetFailed}
                {reset.error.message}
              </p>
            )}
            <SidebarNotice />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={copy.resetTitle}
        confirm={copy.reset}
        danger
        busy={reset.isPending}
        onConfirm={() => session && reset.mutate(session.session_id)}
        onCancel={() => setAsking(false)}
      >
        {copy.resetBody(shownId)}
      </ConfirmDialog>
    </aside>
  );
}
