import {
  foldNote,
  isBlank,
  missingFields,
  type NoteValues,
  shownHash,
  valueHash,
} from '@lqc/capture';
import { CaptureValue, type CaptureField, type CaptureNoteEntry } from '@lqc/contracts';
import type { CaptureEventRow, OutlinedNote, StoredFileRow } from '@lqc/database';

/** A note's fields by its events, in the order of their receipt. */
export function foldedFields(events: readonly CaptureEventRow[]): CaptureField[] {
  const typed = events
    .filter(({ kind }) => kind !== 'open')
    .map((event) => ({
      ...event,
      seq: Number(event.seq),
      value: CaptureValue.parse(event.value),
    }));
  return [...foldNote(typed)].map(([field, heads]) => {
    const versions = heads.map((head) => ({
      event_id: head.eventId,
      value: head.value,
      hash: valueHash(head.value),
      device_id: head.deviceId,
      typed_at: head.typedAt.toISOString(),
      received_at: head.receivedAt.toISOString(),
      by: head.account?.username ?? '',
    }));
    const [only, ...others] = versions;
    const value = others.length === 0 ? (only?.value ?? null) : null;
    return { field, value, hash: shownHash(versions), versions };
  });
}

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
