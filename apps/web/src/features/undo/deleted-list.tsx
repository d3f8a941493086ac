import { type CompanyFile, UNDO_PAGE_SIZE, type Undoable, type UndoKind } from '@lqc/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { Pager } from '../../components/pager';
import { count, dateTime } from '../../lib/format';
import { undoablesOf } from './api';
import { copy } from './copy';
import { ReplaceRegisterDialog } from './replace-register-dialog';
import { useUndo } from './use-undo';

interface DeletedListProps {
  readonly kinds: readonly UndoKind[];
  /** The company database in force, which another one that comes back replaces. */
  readonly register?: CompanyFile;
}

/** What of these kinds was deleted or replaced and can be brought back; nothing when there is none. */
export function DeletedList({ kinds, register }: DeletedListProps) {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Undoable | null>(null);
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
        {deleted.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              {copy.named(one.kind, one.name)}{' '}
              <span className="text-sm text-muted">
                {copy.by(dateTime(one.deleted_at), one.deleted_by)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={copy.bringBackNamed(one.kind, one.name)}
              disabled={undo.isPending}
              onClick={() =>
                one.kind === 'company' && register ? setAsked(one) : undo.mutate(one.id)
              }
            >
              <Undo2 size={14} /> {copy.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      <Pager label={copy.pages} page={page} pages={pages} onPage={setPage} />
      {asked && register && (
        <ReplaceRegisterDialog
          back={asked}
          inForce={register}
          isBusy={undo.isPending}
          onConfirm={() => undo.mutate(asked.id, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </Disclosure>
  );
}
