import type { UndoKind } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Button } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { count, dateTime } from '../../lib/format';
import { undoables } from './api';
import { copy } from './copy';
import { useUndo } from './use-undo';

/** What of these kinds was deleted or replaced and can be brought back; nothing when there is none. */
export function DeletedList({ kinds }: { kinds: readonly UndoKind[] }) {
  const { data = [] } = useQuery(undoables);
  const undo = useUndo();
  const deleted = data.filter(({ kind }) => kinds.includes(kind));
  if (deleted.length === 0) return null;
  return (
    <Disclosure summary={`${copy.title} (${count(deleted.length)})`}>
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
    </Disclosure>
  );
}
