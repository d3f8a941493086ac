import { indicatorAt, isAnswered, isScore, missingFields, notAskedField } from '@lqc/capture';
import { indicatorOf, type IndicatorKey } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { announce } from '../../lib/announce';
import { cx } from '../../lib/cx';
import { failureSentence } from '../../lib/failure';
import { MakeFile } from '../exports/make-file';
import { storedFiles } from '../files/api';
import { useArrival } from './arrival';
import { copy } from './copy';
import type { NoteStore } from './device/note-store';
import { sendAllOf, sendNow, useSending } from './device/sender';
import type { OpenNote } from './device/note-session';
import { SaveCopy } from './save-copy';
import { SavedState } from './saved-state';
import { Told } from './told';
import { disagreeingFields } from './versions';

interface RecapProps {
  readonly store: NoteStore;
  readonly note: OpenNote;
  readonly onFill: (theme: IndicatorKey | null) => void;
}

/** What is missing or disagrees before a note is finished, and its ends: finished, given up, copied. */
export function Recap({ store, note, onFill }: RecapProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const heading = useArrival<HTMLHeadingElement>();
  const { isOnline } = useSending();
  const reasonId = useId();
  const { cover } = note;
  const disagreeing = disagreeingFields(note);
  const missing = missingFields(note.values).filter((field) => !disagreeing.includes(field));
  const close = useMutation({
    mutationFn: async (how: { finish: readonly string[] } | { abandon: string }) => {
      // The office would close the note without words that are not on the disk, which whoever gives it up may accept.
      const mayLose = 'abandon' in how && note.typed.state === 'failed';
      if (!(await note.flush()) && !mayLose) throw new Error('words of a note are not stored');
      await note.begin();
      await sendAllOf([cover.noteId]);
      const params = { id: cover.noteId };
      const { held, is_newer_than_file: isNewer } =
        'finish' in how
          ? await api.call('finishNote', { params, body: { accepted: [...how.finish] } })
          : await api.call('abandonNote', { params, body: { reason: how.abandon } });
      await sendNow({ looksAtAll: true });
      await store.forget(cover.noteId, held);
      return { isNewer };
    },
    onSuccess: ({ isNewer }, how) => {
      const finished = isNewer ? copy.recap.finishedAfterFile(cover.quarter) : copy.recap.finished;
      toast('finish' in how ? finished : copy.recap.abandoned);
      // The file's own listing tells it too.
      void client.invalidateQueries({ queryKey: storedFiles.queryKey });
      void navigate({ to: '/kunjungan' });
    },
    onError: (error) => toast(failureSentence(error, copy.recap.failed), { kind: 'error' }),
  });
  // After its success the page is about to be left.
  const isClosing = close.isPending || close.isSuccess;
  // One that is finished or given up, and only read, has no end to come to.
  const isEnding = cover.state === 'open' || !note.isReadOnly;
  return (
    <div className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {cover.state === 'open' ? copy.recap.title : copy.recap.closed}
      </h2>
      {note.typed.state === 'failed' && <SavedState typed={note.typed} />}
      {disagreeing.length > 0 && (
        <Panel title={copy.recap.disagreeing(disagreeing.length)}>
          <ul className="divide-y divide-line">
            {placesOf(disagreeing).map(({ name, theme }) => (
              <li key={name} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
                <span className="min-w-0 flex-1">
                  <b className="font-medium">{name}</b>{' '}
                  <span className="text-muted">{copy.recap.twoVersions}</span>
                </span>
                <Button aria-label={`${copy.recap.choose} ${name}`} onClick={() => onFill(theme)}>
                  {copy.recap.choose}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={missing.length > 0 ? copy.recap.missing(missing.length) : copy.recap.complete}>
        <ul className="divide-y divide-line">
          {placesOf(missing).map((place) => (
            <MissingRow key={place.name} {...place} note={note} missing={missing} onFill={onFill} />
          ))}
        </ul>
      </Panel>
      <Told note={note} onChoose={onFill} />
      <p id={reasonId} className="text-sm text-muted">
        {isEnding && disagreeing.length > 0
          ? copy.recap.choosesFirst
          : !isOnline
            ? copy.recap.offline
            : isEnding && missing.length > 0 && copy.recap.finishEmpty(missing.length)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {isEnding && (
          <Button
            variant="primary"
            disabled={isClosing || note.isReadOnly || disagreeing.length > 0 || !isOnline}
            aria-describedby={reasonId}
            onAction={() => close.mutate({ finish: missing })}
          >
            {copy.recap.finish}
          </Button>
        )}
        {isOnline && (
          <MakeFile
            label={copy.recap.sheet}
            making={copy.recap.sheet}
            failed={copy.recap.failed}
            make={(options) => api.work('noteSheet', { params: { id: cover.noteId } }, options)}
          />
        )}
        <SaveCopy owner={store.owner} noteId={cover.noteId} label={copy.recap.copy} />
      </div>
      {isEnding && (
        <Abandon
          loses={note.typed.state === 'failed'}
          onAbandon={(abandon) => close.mutate({ abandon })}
          isBusy={isClosing || note.isReadOnly || !isOnline}
        />
      )}
    </div>
  );
}

/** A theme of which fields are asked for, or a field of the visit itself. */
interface Place {
  readonly name: string;
  readonly lacks: string | null;
  readonly theme: IndicatorKey | null;
}

/** The places of fields by their names, each once. */
export function placesOf(fields: readonly string[]): Place[] {
  const places = new Map<string, Place>();
  for (const field of fields) {
    const theme = indicatorAt(field);
    const name = theme
      ? indicatorOf(theme).label
      : (copy.note.fields[field as keyof typeof copy.note.fields] ?? field);
    const lacks = isScore(field) ? copy.recap.lacks.score : copy.recap.lacks.words;
    const known = places.get(name);
    places.set(name, { name, theme, lacks: known ? copy.recap.lacks.both : theme && lacks });
  }
  return [...places.values()];
}

interface MissingRowProps extends Place, Pick<RecapProps, 'note' | 'onFill'> {
  readonly missing: readonly string[];
}

function MissingRow({ name, lacks, theme, note, missing, onFill }: MissingRowProps) {
  const leaveOut = (asked: IndicatorKey) => {
    note.type(notAskedField(asked), true);
    const left = missing.filter((field) => indicatorAt(field) !== asked).length;
    announce(copy.recap.leftOut(name, left > 0 ? copy.recap.missing(left) : copy.recap.complete));
  };
  return (
    <li className="flex flex-wrap items-center gap-2 py-2 first:pt-0 last:pb-0">
      <span className={cx('min-w-0 flex-1 basis-48', theme && 'max-sm:basis-full')}>
        <b className="font-medium">{name}</b> {lacks && <span className="text-muted">{lacks}</span>}
      </span>
      <Button aria-label={`${copy.recap.fill} ${name}`} onClick={() => onFill(theme)}>
        {copy.recap.fill}
      </Button>
      {theme && !isAnswered(theme, note.values) && (
        <Button
          aria-label={`${copy.recap.notAsked}: ${name}`}
          disabled={note.isReadOnly}
          onClick={() => leaveOut(theme)}
        >
          {copy.recap.notAsked}
        </Button>
      )}
    </li>
  );
}

interface AbandonProps {
  /** True when words are not on the disk, which are lost then. */
  readonly loses: boolean;
  readonly isBusy: boolean;
  readonly onAbandon: (reason: string) => void;
}

function Abandon({ loses, isBusy, onAbandon }: AbandonProps) {
  const [reason, setReason] = useState('');
  return (
    <details
      // Clear of the bar at the foot, which would cover what opens.
      className="scroll-mb-20 rounded-md border border-line bg-surface p-4"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className="font-medium">{copy.recap.abandon}</summary>
      <div className="mt-3 flex max-w-xl flex-col gap-2">
        <TextField
          label={copy.recap.abandonReason}
          hint={copy.recap.abandonNote}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {loses && <p className="text-sm font-medium text-danger">{copy.recap.abandonLoses}</p>}
        <Button
          variant="danger"
          className="self-start"
          disabled={isBusy || reason.trim() === ''}
          onAction={() => onAbandon(reason.trim())}
        >
          {copy.recap.abandon}
        </Button>
      </div>
    </details>
  );
}
