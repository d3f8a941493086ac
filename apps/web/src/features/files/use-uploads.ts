import type { QuarterlyFile } from '@lqc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../components/toast';
import { storedFilesChanged } from '../../lib/stored-files-changed';
import { isBusy, type LongWork } from '../jobs/long-work';
import { cancelWork, leaveWork, startWork, useWorks } from '../jobs/works';
import { recogniseFile, type UploadResponse, uploadFile } from './api';
import { copy } from './copy';
import {
  entryOf,
  inUploadOrder,
  isUnread,
  problemOf,
  type UploadEntry,
  withContent,
} from './upload-list';

/** An entry of the list, why it cannot be stored, and the state of its upload once started. */
export interface Upload {
  readonly entry: UploadEntry;
  readonly problem: string | null;
  readonly work: LongWork<UploadResponse> | null;
}

/** The chosen files: recognised at once, stored one after the other after the confirmation. */
export function useUploads(chosen: readonly File[], stored: readonly QuarterlyFile[]) {
  const queries = useQueryClient();
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const [workIds, setWorkIds] = useState<ReadonlyMap<number, number>>(new Map());
  const works = useWorks();
  const lastId = useRef(0);
  const change = (id: number, news: (entry: UploadEntry) => UploadEntry) =>
    setEntries((all) => all.map((one) => (one.id === id ? news(one) : one)));

  const add = (files: readonly File[]) => {
    const added = files.map((file) => entryOf(++lastId.current, file));
    setEntries((all) => [...all, ...added]);
    for (const entry of added) {
      if (problemOf({ ...entry, kind: 'company' }, [], [])) continue;
      void recogniseFile(entry.file).then(
        (told) => change(entry.id, (one) => withContent(one, told)),
        () => change(entry.id, (one) => ({ ...one, recognition: 'failed' })),
      );
    }
  };
  // Files dropped on the page are added once, when the dialog opens.
  const first = useRef(false);
  useEffect(() => {
    if (first.current) return;
    first.current = true;
    add(chosen);
  });

  const leave = useEffectEvent(() => workIds.forEach(leaveWork));
  useEffect(() => () => leave(), []);

  const workOf = (id: number) => {
    const workId = workIds.get(id);
    const work = works.find((one) => one.id === workId);
    return (work?.state ?? null) as LongWork<UploadResponse> | null;
  };
  const uploads: Upload[] = entries.map((entry) => ({
    entry,
    problem: problemOf(entry, entries, stored),
    work: workOf(entry.id),
  }));
  const open = uploads.filter(({ work }) => work?.status !== 'done');
  /** The files that can be stored; one that cannot does not hold up the others. */
  const ready = open.filter(({ entry, problem }) => entry.kind !== null && !problem);

  const send = () => {
    let before: Promise<unknown> = Promise.resolve();
    const begun = new Map(workIds);
    for (const entry of inUploadOrder(ready.map((one) => one.entry))) {
      const turn = before;
      const label = entry.kind === 'company' ? null : entry.label.trim();
      before = new Promise((done) => {
        const id = startWork<UploadResponse>({
          title: label ?? copy.companyTitle,
          run: async (options) => {
            await turn;
            return uploadFile(entry.file, { label, replaces: entry.replaces }, options).finally(
              () => done(null),
            );
          },
          onDone: ({ message }) => {
            toast(message);
            void storedFilesChanged(queries);
          },
        });
        begun.set(entry.id, id);
      });
    }
    setWorkIds(begun);
  };
  return {
    uploads,
    add,
    change,
    remove: (id: number) => setEntries((all) => all.filter((one) => one.id !== id)),
    send,
    isBusy: uploads.some(({ work }) => work !== null && isBusy(work)),
    ready: ready.length,
    heldBack: open.length - ready.length,
    /** What the server has goes on without this list; all else ends with it. */
    endsUnstored: open.some(({ work }) => work?.status !== 'working'),
    /** What can be stored is, and nothing could be read of the rest. */
    isOver:
      open.length < uploads.length &&
      open.length > 0 &&
      ready.length === 0 &&
      open.every(({ entry }) => isUnread(entry)),
    isAllDone: uploads.length > 0 && open.length === 0,
    cancel: () => workIds.forEach(cancelWork),
  };
}
