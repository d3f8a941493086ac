import {
  foldNote,
  isBlank,
  missingFields,
  type NoteValues,
  shownHash,
  valueHash,
} from '@lqc/capture';
import { CaptureValue, type CaptureNoteEntry } from '@lqc/contracts';
import type { FoldEvents, OutlinedNote, StoredFileRow } from '@lqc/database';

/** A note's fields by its events, in the order of their receipt; only of those that stand the values are read. */
export const foldedFields: FoldEvents = async (events, read) => {
  const typed = events.map(({ hash, value, ...event }) => ({
    ...event,
    hash: hash ?? valueHash(CaptureValue.parse(value)),
  }));
  const folded = [...foldNote(typed)];
  const standing = await read(folded.flatMap(([, heads]) => heads.map(({ eventId }) => eventId)));
  return folded.map(([field, heads]) => {
    const versions = heads.map(({ eventId, deviceId, hash }) => {
      const event = standing.get(eventId)!;
      return {
        event_id: eventId,
        value: CaptureValue.parse(event.value),
        hash,
        device_id: deviceId,
        typed_at: event.typedAt.toISOString(),
        received_at: event.receivedAt.toISOString(),
        by: event.account?.username ?? '',
      };
    });
    const [only, ...others] = versions;
    const value = others.length === 0 ? (only?.value ?? null) : null;
    return { field, value, hash: shownHash(versions), versions };
  });
};

const valuesOf = ({ fields }: Pick<OutlinedNote, 'fields'>): NoteValues =>
  new Map(fields.map(({ field, value }) => [field, value]));

export const disagreeingFields = ({ fields }: Pick<OutlinedNote, 'fields'>): string[] =>
  fields.filter(({ versions }) => versions.length > 1).map(({ field }) => field);

/** Missing fields of which no versions wait for a decision, since those are told apart. */
export function missingOf(note: Pick<OutlinedNote, 'fields'>): string[] {
  const disagreeing = new Set(disagreeingFields(note));
  return missingFields(valuesOf(note)).filter((field) => !disagreeing.has(field));
}

/** A note as it is listed, by the file of its quarter that is older, if any. */
export const toldNote = (
  note: OutlinedNote,
  olderFile: StoredFileRow | undefined,
): CaptureNoteEntry => ({
  note_id: note.id,
  company: note.company,
  quarter: note.quarter,
  visit_id: note.visitId,
  state: note.state,
  reason: note.reason,
  closed_at: note.closedAt?.toISOString() ?? null,
  by: note.owner.username,
  received_at: note.receivedAt.toISOString(),
  missing: missingOf(note),
  disagreeing: disagreeingFields(note),
  filled: note.fields.filter(({ value }) => !isBlank(value)).length,
  is_newer_than_file: olderFile !== undefined,
});
