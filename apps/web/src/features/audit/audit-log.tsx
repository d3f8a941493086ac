import type { AuditQuery } from '@lqc/contracts';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { Awaited, EmptyState, ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { download } from '../../lib/download';
import { count } from '../../lib/format';
import { auditEvents, exportAudit } from './api';
import { copy } from './copy';
import { EventTable } from './event-table';
import { Filters } from './filters';
import { PrintedHead } from './printed-head';

const EVERYTHING: AuditQuery = {};

/** The audit log, for administrators. */
export function AuditLog() {
  const [which, setWhich] = useState(EVERYTHING);
  const asked = useDeferredValue(which);
  const log = useInfiniteQuery({ ...auditEvents(asked), placeholderData: keepPreviousData });
  const events = log.data?.pages.flatMap((page) => page.events) ?? [];
  const isFiltered = Object.values(which).some(Boolean);
  const save = useMutation({
    mutationFn: () => download(exportAudit(which), 'jejak_audit.csv'),
    onSuccess: (fileName) => toast(copy.exported(fileName)),
  });
  return (
    <Panel
      title={copy.title}
      note={copy.note}
      actions={
        <Button disabled={save.isPending} onAction={() => save.mutate()}>
          <Download size={16} aria-hidden /> {copy.export}
        </Button>
      }
    >
      <PrintedHead which={which} />
      <Filters
        value={which}
        onChange={(part) => setWhich((was) => ({ ...was, ...part }))}
        onClear={isFiltered ? () => setWhich(EVERYTHING) : null}
      />
      <ErrorNotice error={save.error} />
      <Awaited of={log} rows={6} />
      {log.data && events.length === 0 && (
        <EmptyState title={isFiltered ? copy.filteredOut : copy.empty}>
          {isFiltered ? copy.filteredOutBody : copy.emptyBody}
        </EmptyState>
      )}
      {events.length > 0 && (
        <>
          <EventTable events={events} />
          <div className="mt-3 flex items-center justify-between gap-3">
            <p role="status" className="text-xs text-muted">
              {copy.shown(count(events.length), log.hasNextPage)}
            </p>
            {log.hasNextPage && (
              <Button disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                {log.isFetchingNextPage ? copy.loading : copy.more}
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}
