import { ArrowDown, ArrowUp, FileSpreadsheet, GripVertical, X } from 'lucide-react';
import { Badge } from '../../components/badge';
import { stopSecond } from '../../components/button';
import { IconButton } from '../../components/icon-button';
import { cx } from '../../lib/cx';
import { fileSize, percent } from '../../lib/format';
import { copy } from './copy';
import type { MergeEntry } from './merge-list';

/** What is currently being done with the list. */
export type Phase = 'idle' | 'sending' | 'checking' | 'merging';

interface RowProps {
  readonly entry: MergeEntry;
  readonly position: number;
  readonly last: boolean;
  readonly phase: Phase;
  /** The part of it that has been uploaded, 0 to 1. */
  readonly sent: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

const DRAGGED = 'application/x-liaison-row';

/** One file of the list, which is reordered by dragging or with its arrow buttons. */
export function FileRow({ entry, position, last, phase, sent, onMove, onRemove }: RowProps) {
  const { name, size } = entry.file;
  const busy = phase !== 'idle';
  return (
    <tr
      draggable={!busy}
      className={cx(entry.status === 'error' && 'bg-danger-tint')}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, String(position));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(DRAGGED);
        if (from === '') return;
        event.preventDefault();
        onMove(Number(from), position);
      }}
    >
      <td className="w-8 cursor-grab text-muted">
        <span className="flex items-center gap-1">
          <GripVertical size={14} className="max-lg:hidden" /> {position + 1}
        </span>
      </td>
      <th scope="row" className="max-w-80">
        <span className="flex items-center gap-2">
          <FileSpreadsheet size={16} className="shrink-0 text-accent" />
          <span className="truncate" title={name}>
            {name}
          </span>
        </span>
        {entry.error && (
          <span className="block text-xs font-normal [overflow-wrap:anywhere] text-danger">
            {entry.error}
          </span>
        )}
      </th>
      <td className="number">{fileSize(size)}</td>
      <td className="max-w-64">
        <span className="line-clamp-2" title={entry.sheets?.join(', ')}>
          {entry.sheets?.join(', ') || <span className="max-lg:hidden">–</span>}
        </span>
      </td>
      <td>
        <Status entry={entry} phase={phase} sent={sent} />
      </td>
      <td className="w-28 whitespace-nowrap">
        <IconButton
          label={copy.up(name)}
          disabled={busy || position === 0}
          onClick={() => onMove(position, position - 1)}
        >
          <ArrowUp size={14} />
        </IconButton>
        <IconButton
          label={copy.down(name)}
          disabled={busy || last}
          onClick={() => onMove(position, position + 1)}
        >
          <ArrowDown size={14} />
        </IconButton>
        <IconButton
          label={copy.remove(name)}
          disabled={busy}
          onClickCapture={stopSecond}
          onClick={onRemove}
        >
          <X size={14} />
        </IconButton>
      </td>
    </tr>
  );
}

function Status({ entry, phase, sent }: Pick<RowProps, 'entry' | 'phase' | 'sent'>) {
  const { status } = copy;
  if (phase === 'sending')
    return (
      <Badge>
        {sent === 0
          ? status.waiting
          : sent < 1
            ? status.uploading(percent(sent * 100))
            : status.checking}
      </Badge>
    );
  if (phase === 'checking') return <Badge tone="accent">{status.checking}</Badge>;
  if (phase === 'merging') return <Badge tone="accent">{status.merging}</Badge>;
  if (entry.status === 'error') return <Badge tone="danger">{status.error}</Badge>;
  if (entry.status === 'completed') return <Badge tone="success">{status.completed}</Badge>;
  return (
    <Badge tone={entry.sheets ? 'success' : 'plain'}>
      {entry.sheets ? status.checked : status.ready}
    </Badge>
  );
}
