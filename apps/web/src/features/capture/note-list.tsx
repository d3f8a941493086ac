import type { CaptureListedNote } from '@lqc/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { dotted } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { MakeFile } from '../exports/make-file';
import { copy } from './copy';
import type { NoteStore } from './device/note-store';
import { onSent, sending } from './device/sender';
import { fetchNote, openFailure } from './device/visits';
import { JoinNotes } from './join-notes';
import { type NoteOutline, useOutlines } from './note-outlines';
import { THEMES } from './themes';

const TONES = { open: 'gold', finished: 'success', abandoned: 'plain' } as const;

/** The notes of a quarter, of this device and of the office; admins make the quarter's workbook of them. */
export function NoteList({ store, quarter }: { store: NoteStore; quarter: string }) {
  const { is_admin: isAdmin } = useUser();
  const queries = useQueryClient();
  const here = useOutlines(store);
  const office = useQuery({
    queryKey: ['capture', 'notes', quarter],
    staleTime: 0,
    queryFn: () => api.call('captureNotes', { query: { quarter } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  useEffect(() => {
    const again = (of: string) => void queries.invalidateQueries({ queryKey: ['capture', of] });
    const stops = [
      onSent(() => ['here', 'notes'].forEach(again)),
      // Without a network and without a sign-in words are stored, and not sent.
      sending.subscribe(({ unsent }, was) => unsent !== was.unsent && again('here')),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries]);
  const notes = together(here, office.data?.notes ?? [], quarter);
  const finished = office.data?.notes.filter(({ state }) => state === 'finished').length ?? 0;
  const newer = office.data?.notes.filter(({ is_newer_than_file: isNewer }) => isNewer).length ?? 0;
  const open = office.data?.notes.filter(({ state }) => state === 'open').length ?? 0;
  return (
    <Panel
      title={copy.notes}
      note={
        isAdmin && finished > 0
          ? [copy.makeNote, open > 0 && copy.leftOut(open)].filter(Boolean).join(' ')
          : undefined
      }
      actions={
        isAdmin &&
        finished > 0 && (
          <MakeFile
            label={copy.makeQuarter}
            making={copy.makingQuarter}
            failed={copy.makeFailed}
            make={(options) => api.work('captureQuarter', { body: { label: quarter } }, options)}
          />
        )
      }
    >
      {newer > 0 && <p className="mb-2 text-sm text-warn">{copy.newerThanFile(newer)}</p>}
      <JoinNotes notes={office.data?.notes ?? []} />
      {notes.length === 0 ? (
        <EmptyState title={copy.noNotes}>{copy.noNotesBody}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <NoteRow key={note.noteId} store={store} note={note} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface ListedNote extends NoteOutline {
  readonly by: string | null;
  /** Colleagues who write about the same company. */
  readonly alsoBy: readonly string[];
  /** The stored file of the quarter is older than it. */
  readonly isNewer: boolean;
}

/** Notes of this device, and those that only the office has; without a network those of which this device knows. */
function together(
  here: readonly NoteOutline[],
  office: readonly CaptureListedNote[],
  quarter: string,
): ListedNote[] {
  const own = here.filter((one) => one.quarter === quarter);
  const atOffice = new Map(office.map((one) => [one.note_id, one]));
  const shownHere = own.filter(({ noteId, isAway }) => !isAway || !atOffice.has(noteId));
  const known = new Set(shownHere.map(({ noteId }) => noteId));
  return [
    ...shownHere.map((one) => ({
      ...one,
      by: null,
      alsoBy: atOffice.get(one.noteId)?.also_by ?? [],
      isNewer: atOffice.get(one.noteId)?.is_newer_than_file ?? false,
    })),
    ...office
      .filter(({ note_id: id }) => !known.has(id))
      .map((one) => ({
        noteId: one.note_id,
        company: one.company ?? '',
        quarter: one.quarter ?? '',
        state: one.state,
        isReopened: one.state === 'open' && one.closed_at !== null,
        touched: null,
        unsent: 0,
        isAway: true,
        by: one.by,
        alsoBy: one.also_by,
        isNewer: one.is_newer_than_file,
      })),
  ];
}

function NoteRow({ store, note }: { store: NoteStore; note: ListedNote }) {
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: async () => {
      if (note.isAway) await fetchNote(store, note.noteId);
    },
    onSuccess: () => void navigate({ to: '/kunjungan/$note', params: { note: note.noteId } }),
    onError: (error) => toast(openFailure(error), { kind: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{note.company}</p>
        <p className="text-sm text-muted">
          {dotted(
            note.touched !== null && copy.themesOf(note.touched, THEMES.length),
            note.by,
            note.alsoBy.length > 0 && copy.alsoBy(note.alsoBy),
            note.isReopened && copy.reopened,
            note.isNewer && copy.newer,
            note.isAway && copy.elsewhere,
            note.unsent > 0 && copy.unsent(note.unsent),
          )}
        </p>
      </div>
      <Badge tone={TONES[note.state]}>{copy.states[note.state]}</Badge>
      <Button
        variant={note.state === 'open' && !note.isAway ? 'primary' : 'secondary'}
        aria-label={`${note.state === 'open' ? copy.goOn : copy.see} ${note.company}`}
        disabled={open.isPending}
        onClick={() => open.mutate()}
      >
        {note.state === 'open' ? copy.goOn : copy.see}
      </Button>
    </li>
  );
}
