import { type QuarterlyFile, WORKBOOK_ENDINGS } from '@lqc/contracts';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { count } from '../../lib/format';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { copy } from './copy';
import { StartNow } from './start-now';
import { isUnread } from './upload-list';
import { UploadRow } from './upload-row';
import { type Upload, useUploads } from './use-uploads';

interface UploadDialogProps {
  readonly files: readonly File[];
  readonly stored: readonly QuarterlyFile[];
  readonly onClose: () => void;
}

/**
 * Uploads several files: the kind and quarter of each are filled in, one confirmation stores all.
 */
export function UploadDialog({ files, stored, onClose }: UploadDialogProps) {
  const { uploads, ...list } = useUploads(files, stored);
  const more = useDropzone({ onDrop: list.add, noClick: true, noKeyboard: true });
  return (
    <Dialog onClose={onClose} wide title={copy.uploadTitle} insistent={!list.isAllDone} isFocused>
      <UnsavedGuard sentence={list.endsUnstored ? copy.notStored : null} />
      <div {...more.getRootProps()} className="mt-1 flex flex-col gap-3">
        <input {...more.getInputProps({ accept: WORKBOOK_ENDINGS, 'aria-label': copy.addFiles })} />
        <p className="text-muted">{list.isAllDone ? copy.storedNote : copy.uploadNote}</p>
        <ul className="divide-y divide-line border-y border-line">
          {unreadFirst(uploads).map((upload) => (
            <UploadRow
              key={upload.entry.id}
              upload={upload}
              stored={stored}
              isLocked={list.isBusy}
              isOpened={uploads.length === 1}
              onChange={(news) => list.change(upload.entry.id, (one) => ({ ...one, ...news }))}
              onRemove={() => list.remove(upload.entry.id)}
            />
          ))}
        </ul>
        <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-5 py-3">
          {list.heldBack > 0 && list.ready > 0 && !list.isBusy && (
            <p className="w-full text-sm text-warn">{copy.heldBack(count(list.heldBack))}</p>
          )}
          {list.isBusy ? (
            <Button onAction={list.cancel}>{copy.cancel}</Button>
          ) : (
            <>
              {!list.isAllDone && (
                <Button variant="quiet" className="mr-auto -ml-3.5" onClick={more.open}>
                  {copy.addFiles}
                </Button>
              )}
              <Button variant={list.isOver ? 'primary' : 'secondary'} onClick={onClose}>
                {copy.close}
              </Button>
              {list.isAllDone && <StartNow />}
            </>
          )}
          {!list.isAllDone && !list.isOver && (
            <Button
              variant="primary"
              disabled={list.ready === 0 || list.isBusy}
              onClick={() => list.send()}
            >
              {copy.store(count(list.ready))}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** What nothing can be read of comes first, where it is seen; a name or quarter is mended in its place. */
const unreadFirst = (uploads: readonly Upload[]) =>
  uploads.toSorted((a, b) => Number(isUnread(b.entry)) - Number(isUnread(a.entry)));
