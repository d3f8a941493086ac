import { type CaptureNoteEntry, companyName, mayBeOneCompany } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../components/confirm-button';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { failureSentence } from '../../lib/failure';
import { copy } from './copy';
import { sendAllOf, sendNow, useSending } from './device/sender';

/** Companies of which the office has more than one note: begun twice by name, or on two devices. A person joins them. */
export function JoinNotes({ notes }: { notes: readonly CaptureNoteEntry[] }) {
  return twins(notes).map(([kept, other]) => (
    <JoinNote key={other.note_id} kept={kept} other={other} />
  ));
}

function JoinNote({ kept, other }: { kept: CaptureNoteEntry; other: CaptureNoteEntry }) {
  const { isOnline } = useSending();
  const queries = useQueryClient();
  const join = useMutation({
    mutationFn: async () => {
      await sendAllOf([kept.note_id, other.note_id]);
      const params = { id: kept.note_id };
      await api.call('joinNotes', { params, body: { other: other.note_id } });
      await sendNow({ looksAtAll: true });
    },
    onSuccess: () => {
      toast(copy.join.done);
      void queries.invalidateQueries({ queryKey: ['capture'] });
    },
    onError: (error) => toast(failureSentence(error, copy.join.failed), { kind: 'error' }),
  });
  return (
    <div
      role="note"
      className="mb-2 flex flex-wrap items-center gap-2 rounded-md bg-warn-tint px-3 py-2 text-sm"
    >
      <p className="min-w-0 flex-1 basis-56">{copy.join.twice(kept.company ?? '')}</p>
      <ConfirmButton
        disabled={!isOnline}
        title={copy.join.title}
        confirm={copy.join.join}
        busy={join.isPending}
        onConfirm={(close) => join.mutate(undefined, { onSettled: close })}
      >
        {copy.join.body}
      </ConfirmButton>
    </div>
  );
}

/** Each further note of a company beside the first one, which has most. */
function twins(
  notes: readonly CaptureNoteEntry[],
): (readonly [CaptureNoteEntry, CaptureNoteEntry])[] {
  const kept: CaptureNoteEntry[] = [];
  const found: (readonly [CaptureNoteEntry, CaptureNoteEntry])[] = [];
  const fullestFirst = notes
    .filter(({ state, company }) => state !== 'abandoned' && company !== null)
    .toSorted((a, b) => b.filled - a.filled);
  for (const note of fullestFirst) {
    const name = companyName(note.company ?? '');
    const first = kept.find(({ company }) => mayBeOneCompany(companyName(company ?? ''), name));
    if (first) found.push([first, note]);
    else kept.push(note);
  }
  return found;
}
