import {
  MERGE_MAX_FILES,
  MERGE_MAX_TOTAL_BYTES,
  UPLOAD_MAX_BYTES,
  WORKBOOK_ENDINGS,
} from '@lqc/contracts';
import { Eye, FileStack, Upload } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { EmptyState, ErrorNotice, Problem } from '../../components/states';
import { cx } from '../../lib/cx';
import { count, fileSize } from '../../lib/format';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { WorkProgress } from '../jobs/work-progress';
import { Certificate } from './certificate';
import { copy } from './copy';
import { FileRow } from './file-row';
import { totalBytes } from './merge-list';
import { PreviewDialog } from './preview-dialog';
import { useMerger } from './use-merger';

/** Merging of many diary notes into one workbook. */
export function MergerPage() {
  useTitle(copy.title);
  const merger = useMerger();
  const { entries, phase, response } = merger;
  const busy = phase !== 'idle';
  const [isClearing, setClearing] = useState(false);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => merger.add(files),
    noClick: true,
    noKeyboard: true,
    disabled: busy,
  });
  return (
    // Switched off, the place for files would call the whole page so, with the button that cancels.
    <div
      {...getRootProps({ 'aria-disabled': undefined })}
      className={cx('min-h-screen', isDragActive && 'bg-sunken')}
    >
      <PageFrame title={copy.title}>
        <input {...getInputProps({ accept: WORKBOOK_ENDINGS, 'aria-label': copy.drop })} />
        <p className="-mt-2 mb-4 text-muted">{copy.lead}</p>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
          <div className="flex min-w-0 flex-col gap-4">
            <button
              type="button"
              disabled={busy}
              onClick={open}
              className={cx(
                'grid place-items-center gap-1 rounded-md border border-dashed bg-surface p-5 text-center disabled:opacity-60',
                isDragActive ? 'border-accent' : 'border-control hover:bg-sunken',
              )}
            >
              <Upload size={22} className="text-accent" />
              <span className="font-medium">{isDragActive ? copy.dropNow : copy.drop}</span>
              <span className="text-xs text-muted">
                {copy.dropHint(
                  count(MERGE_MAX_FILES),
                  fileSize(UPLOAD_MAX_BYTES),
                  fileSize(MERGE_MAX_TOTAL_BYTES),
                )}
              </span>
            </button>
            <Problem>{merger.problem}</Problem>
            {merger.failure && (
              <ErrorNotice error={merger.failure.error} title={merger.failure.title} />
            )}
            {merger.isCancelled && !busy && <p role="status">{copy.cancelled}</p>}
            {response && merger.isUnmerged && <p role="status">{copy.changedSince}</p>}
            {response && <Certificate response={response} />}
            <FileList merger={merger} onClear={() => setClearing(true)} />
          </div>
          <aside className="rounded-md border border-line bg-surface p-4">
            <h2 className="font-semibold">{copy.steps.title}</h2>
            <ol className="mt-2 list-decimal space-y-2 pl-5 text-sm text-muted">
              {copy.steps.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </aside>
        </div>
      </PageFrame>
      <UnsavedGuard sentence={merger.isUnmerged ? copy.unsaved : null} />
      {merger.preview && (
        <PreviewDialog
          items={merger.preview}
          busy={busy}
          onMerge={merger.merge}
          onClose={merger.closePreview}
        />
      )}
      <ConfirmDialog
        open={isClearing}
        danger
        title={copy.clearTitle}
        confirm={copy.clear}
        onConfirm={() => {
          merger.clear();
          setClearing(false);
        }}
        onCancel={() => setClearing(false)}
      >
        <p>{copy.clearBody(count(entries.length))}</p>
      </ConfirmDialog>
    </div>
  );
}

function FileList({
  merger,
  onClear,
}: {
  merger: ReturnType<typeof useMerger>;
  onClear: () => void;
}) {
  const { entries, phase, state, shares } = merger;
  const busy = phase !== 'idle';
  return (
    <Panel
      title={copy.files}
      note={
        entries.length > 0
          ? `${count(entries.length)} file · ${fileSize(totalBytes(entries))} · ${copy.order}`
          : copy.order
      }
      actions={
        <div className="flex flex-wrap gap-2">
          {busy ? (
            <Button onAction={merger.cancel}>{copy.cancel}</Button>
          ) : (
            entries.length > 0 && (
              <Button variant="quietDanger" onClick={onClear}>
                {copy.clear}
              </Button>
            )
          )}
          <Button disabled={busy} onClick={merger.look}>
            <Eye size={16} /> {copy.preview}
          </Button>
          <Button variant="primary" disabled={busy} onClick={merger.merge}>
            <FileStack size={16} /> {copy.merge}
          </Button>
        </div>
      }
    >
      {busy && <WorkProgress className="mb-3" state={state} />}
      {entries.length === 0 ? (
        <EmptyState title={copy.empty}>{copy.emptyBody}</EmptyState>
      ) : (
        <Ledger label={copy.files} isStacked>
          <LedgerHead columns={['#', ...Object.values(copy.columns), { hidden: copy.order }]} />
          <tbody>
            {entries.map((entry, position) => (
              <FileRow
                key={entry.id}
                entry={entry}
                position={position}
                last={position === entries.length - 1}
                phase={phase}
                sent={shares[position] ?? 0}
                onMove={merger.move}
                onRemove={() => merger.remove(entry.id)}
              />
            ))}
          </tbody>
        </Ledger>
      )}
    </Panel>
  );
}
