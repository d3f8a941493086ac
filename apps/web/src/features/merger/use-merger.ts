import {
  type MergeResponse,
  MERGE_MAX_FILES,
  type MergePreviewResponse,
  type MergePreviewItem,
} from '@lqc/contracts';
import { useState } from 'react';
import { toastError } from '../../components/toast';
import { count } from '../../lib/format';
import { downloadArtifact } from '../jobs/artifact';
import { useLongWork } from '../jobs/use-long-work';
import { mergeFiles, previewMerge } from './api';
import { copy } from './copy';
import type { Phase } from './file-row';
import { unmergedIn } from './unmerged-in';
import {
  added,
  type ListedItem,
  type MergeEntry,
  moved,
  previewed,
  refused,
  removed,
  sharesSent,
} from './merge-list';

/** The list of files and the running preview or merge. A failed call leaves the list unchanged. */
export function useMerger() {
  const [entries, setEntries] = useState<readonly MergeEntry[]>([]);
  const [preview, setPreview] = useState<readonly MergePreviewItem[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const looking = useLongWork<MergePreviewResponse>();
  const merging = useLongWork<MergeResponse>();
  /** What was last done with this list. */
  const [last, setLast] = useState<'looking' | 'merging' | null>(null);
  const state = last ? { looking, merging }[last].state : ({ status: 'idle' } as const);
  const phase: Phase =
    state.status === 'sending'
      ? 'sending'
      : merging.busy
        ? 'merging'
        : looking.busy
          ? 'checking'
          : 'idle';
  const response = merging.state.status === 'done' ? merging.state.result : null;

  /** What went wrong was said of the list before. */
  const change = (list: readonly MergeEntry[], wrong: string | null = null) => {
    setEntries(list);
    setProblem(wrong);
    setLast(null);
  };
  const hasFiles = () => {
    setProblem(entries.length === 0 ? copy.none : null);
    return entries.length > 0;
  };
  return {
    entries,
    preview,
    problem,
    phase,
    state,
    shares: sharesSent(entries, state.status === 'sending' ? state.share : 1),
    failure:
      last && state.status === 'failed' ? { title: copy.failed[last], error: state.error } : null,
    isCancelled: state.status === 'cancelled',
    /** Any change of the list takes back that its files are merged. */
    isUnmerged: entries.some(
      ({ status }) => status !== 'completed' && !(response && status === 'error'),
    ),
    response,
    add(files: readonly File[]) {
      const next = added(entries, files);
      change(
        next.entries,
        next.tooMany
          ? copy.tooMany(count(MERGE_MAX_FILES))
          : next.refused > 0
            ? copy.refused(count(next.refused))
            : null,
      );
    },
    remove: (id: number) => change(removed(entries, id)),
    move: (from: number, to: number) => change(moved(entries, from, to)),
    clear: () => change([]),
    closePreview: () => setPreview(null),
    look() {
      if (!hasFiles()) return;
      setLast('looking');
      looking.start({
        title: copy.preview,
        run: (options) => previewMerge(entries, options),
        onDone: ({ preview: items }) => {
          setEntries((was) => previewed(was, items));
          setPreview(items);
        },
      });
    },
    merge() {
      setPreview(null);
      if (!hasFiles()) return;
      setLast('merging');
      merging.start({
        title: copy.merge,
        run: (options) => mergeFiles(entries, options),
        // The sentence refers to what each file says.
        onFailed: (error) => setEntries((was) => refused(was, unmergedIn(error))),
        onDone: (response) => {
          setEntries((was) => previewed(was, itemsOf(response), 'completed'));
          void downloadArtifact(response).catch(toastError);
        },
      });
    },
    cancel() {
      looking.cancel();
      merging.cancel();
    },
  };
}

/** What the list shows of a certificate. */
const itemsOf = ({ certificate: { sheets, errors } }: MergeResponse): ListedItem[] => [
  ...sheets.map(({ position, final_sheet: sheetName }) => ({ position, sheetName, error: null })),
  ...errors.map(({ position, message: error }) => ({ position, sheetName: null, error })),
];
