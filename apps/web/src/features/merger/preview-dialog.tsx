import type { MergePreviewItem } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ScrollArea } from '../../components/scroll-area';
import { count, fileSize } from '../../lib/format';
import { copy } from './copy';

interface PreviewProps {
  readonly items: readonly MergePreviewItem[];
  readonly busy: boolean;
  readonly onMerge: () => void;
  readonly onClose: () => void;
}

/** The sheets of the merged workbook in order, before it is made. */
export function PreviewDialog({ items, busy, onMerge, onClose }: PreviewProps) {
  const readyOf = (some: readonly MergePreviewItem[]) =>
    some.filter(({ status }) => status === 'ready').length;
  const ready = readyOf(items);
  return (
    <Dialog wide title={copy.previewTitle} onClose={onClose}>
      <p className="text-sm text-muted">
        {copy.previewCount(count(ready), count(items.length - ready))}
      </p>
      <ScrollArea
        label={copy.previewTitle}
        className="mt-3 max-h-[56vh] rounded-md border border-line"
      >
        <ol className="divide-y divide-line">
          {items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a finished list
            <li key={at} className="flex items-start gap-3 px-3 py-2">
              <span className="w-7 text-right text-muted tabular-nums">
                {item.status === 'ready' && readyOf(items.slice(0, at + 1))}
              </span>
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{item.sheetName ?? item.fileName}</p>
                <p className="text-xs text-muted">{about(item)}</p>
                {item.notes.map((note) => (
                  <p key={note} className="text-sm text-muted">
                    {note}
                  </p>
                ))}
                {item.error && <p className="text-sm text-danger">{item.error}</p>}
              </div>
              {item.status === 'error' && <Badge tone="danger">{copy.wrong}</Badge>}
              {item.hidden && <Badge>{copy.hidden}</Badge>}
              {item.converted && <Badge>{copy.converted}</Badge>}
            </li>
          ))}
        </ol>
      </ScrollArea>
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={onClose}>{copy.close}</Button>
        <Button variant="primary" disabled={busy || ready === 0} onClick={onMerge}>
          {copy.goOn}
        </Button>
      </div>
    </Dialog>
  );
}

function about({ fileName, fileSize: bytes, sheetName, originalName }: MergePreviewItem): string {
  const renamed = originalName && originalName !== sheetName ? [copy.renamed(originalName)] : [];
  return [fileName, fileSize(bytes), ...renamed].join(' · ');
}
