import { UNDO_PAGE_SIZE, type UndoKind } from '@lqc/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { Pager } from '../../components/pager';
import { count, dateTime } from '../../lib/format';
import { undoablesOf } from './api';
import { copy } from './copy';
import { useUndo } from './use-undo';

/** What of these kinds was deleted or replaced and can be brought back; nothing when there is none. */
export function DeletedList({ kinds }: { kinds: readonly UndoKind[] }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...undoablesOf(kinds, page),
    placeholderData: keepPreviousData,
  });
  const undo = useUndo();
  if (!data || data.total === 0) return null;
  const { deleted, total } = data;
  const pages = Math.ceil(total / UNDO_PAGE_SIZE);
  // The last of the last page was brought back.
  if (page > pages) setPage(pages);
  return (
    <Disclosure summary={`${copy.title} (${count(total)})`}>
      <p className="text-sm text-muted">{copy.note}</p>
      <ul className="mt-1 divide-y divide-line">
        {deleted.map(({ id, kind, name, deleted_by: by, deleted_at: at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              {copy.named(kind, name)}{' '}
              <span className="text-sm text-muted">{copy.by(dateTime(at), by)}</span>
            </span>
            <Button
              size="small"
              aria-label={copy.bringBackNamed(kind, name)}
              disabled={undo.isPending}
              onClick={() => undo.mutate(id)}
            >
              <Undo2 size={14} aria-hidden /> {copy.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      <Pager label={copy.pages} page={page} pages={pages} onPage={setPage} />
    </Disclosure>
  );
}
