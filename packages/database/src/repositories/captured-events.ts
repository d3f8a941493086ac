import { createHash, randomUUID } from 'node:crypto';
import {
  type CaptureEvent as SentEvent,
  CodedError,
  type ErrorCode,
  JOINED_DEVICE,
  type OpenedNote,
} from '@lqc/contracts';
import { type EntityManager, In, Like } from 'typeorm';
import { CaptureEvent } from '../entities/capture-event.js';
import { CaptureNote } from '../entities/capture-note.js';
import { CaptureSetAside } from '../entities/capture-set-aside.js';
import { insertedNew } from '../rows.js';
import { roomInNotes } from './room-in-notes.js';

/** An event as it is to be stored, or why it is set aside. */
export interface CheckedEvent {
  readonly event: SentEvent;
  readonly bodyHash: string;
  /** Of a note's first event. */
  readonly opens: OpenedNote | null;
  readonly refused: ErrorCode | null;
}

/**
 * Where a batch goes another way than what is stored: from the first place of a device in a note that another
 * event has. The device was copied or restored, and what it typed from there on would replace what the other
 * one typed under the same name.
 */
export async function divergedPlaces(
  transaction: EntityManager,
  checked: readonly CheckedEvent[],
): Promise<(one: CheckedEvent) => boolean> {
  const lineOf = (noteId: string, deviceId: string) => `${noteId} ${deviceId}`;
  const ids = new Set(checked.map(({ event }) => event.event_id));
  const places = new Set(
    checked.map(({ event: { note_id, device_id, seq } }) => `${lineOf(note_id, device_id)} ${seq}`),
  );
  const stored = await transaction.find(CaptureEvent, {
    select: { eventId: true, noteId: true, deviceId: true, seq: true },
    where: {
      noteId: In([...new Set(checked.map(({ event }) => event.note_id))]),
      deviceId: In([...new Set(checked.map(({ event }) => event.device_id))]),
      seq: In([...new Set(checked.map(({ event }) => String(event.seq)))]),
    },
  });
  const firsts = new Map<string, number>();
  for (const { eventId, noteId, deviceId, seq } of stored) {
    const line = lineOf(noteId, deviceId);
    if (ids.has(eventId) || !places.has(`${line} ${seq}`)) continue;
    firsts.set(line, Math.min(firsts.get(line) ?? Infinity, Number(seq)));
  }
  const held = new Set(stored.map(({ eventId }) => eventId));
  return ({ event: { event_id: id, note_id, device_id, seq } }) =>
    !held.has(id) && seq >= (firsts.get(lineOf(note_id, device_id)) ?? Infinity);
}

/** An event as it is stored. */
export const rowOf = ({ event, bodyHash }: CheckedEvent) => ({
  eventId: event.event_id,
  noteId: event.note_id,
  deviceId: event.device_id,
  seq: String(event.seq),
  kind: event.kind,
  field: event.field ?? '',
  value: event.value,
  baseHash: event.base_hash ?? null,
  typedAt: new Date(event.typed_at),
  zone: event.zone ?? null,
  bodyHash,
});

/** Which event was added, and to what. */
export type TypedEvent = Pick<CaptureEvent, 'eventId' | 'noteId' | 'field'>;

/** Inserts what is not stored yet; of two events with one id or one place, the first. */
export async function insertNew(
  transaction: EntityManager,
  taken: readonly CheckedEvent[],
  accountId: string,
): Promise<TypedEvent[]> {
  if (taken.length === 0) return [];
  const insert = transaction
    .createQueryBuilder()
    .insert()
    .into(CaptureEvent)
    .values(taken.map((one) => ({ ...rowOf(one), accountId })) as never)
    .orIgnore()
    .returning(['eventId', 'noteId', 'field']);
  const { raw } = await insert.execute();
  return (raw as { event_id: string; note_id: string; field: string }[]).map((row) => ({
    eventId: row.event_id,
    noteId: row.note_id,
    field: row.field,
  }));
}

export async function knownEvents(
  transaction: EntityManager,
  taken: readonly CheckedEvent[],
): Promise<Map<string, string>> {
  const found = await transaction.find(CaptureEvent, {
    select: { eventId: true, bodyHash: true },
    where: { eventId: In(taken.map(({ event }) => event.event_id)) },
  });
  return new Map(found.map(({ eventId, bodyHash }) => [eventId, bodyHash]));
}

export async function setAside(
  transaction: EntityManager,
  refused: ReadonlyMap<CheckedEvent, ErrorCode>,
  accountId: string,
): Promise<void> {
  if (refused.size === 0) return;
  const aside = [...refused].map(([{ event, bodyHash }, code]) => ({
    bodyHash,
    eventId: event.event_id,
    noteId: event.note_id,
    code,
    event,
    accountId,
  }));
  await insertedNew(transaction, CaptureSetAside, aside as never);
}

/**
 * Copies the events whose values stand in a note into another one, each once however often it is asked for. Each
 * device of the one note is a device of its own in the other, with its own numbers: under one name the later value
 * would replace the earlier, and so decide what nobody has decided. Gives the copies.
 *
 * @throws CodedError CAPTURE_NOTE_FULL where the other note has no room for them
 */
export async function copyStanding(
  transaction: EntityManager,
  from: CaptureNote,
  noteId: string,
): Promise<TypedEvent[]> {
  const standing = from.fields.flatMap(({ versions }) => versions.map((one) => one.event_id));
  const events = await transaction.find(CaptureEvent, {
    where: { eventId: In(standing) },
    order: { position: 'ASC' },
  });
  // Also under the note's own name, which all its devices once had: copied again, what was decided would be open.
  const copied = await transaction.find(CaptureEvent, {
    select: { bodyHash: true },
    where: { noteId, deviceId: Like(`${JOINED_DEVICE}${from.id}%`) },
  });
  const known = new Set(copied.map(({ bodyHash }) => bodyHash));
  const copies = events
    .filter(({ bodyHash }) => !known.has(bodyHash))
    .map((event) => ({
      ...event,
      // Given anew by the database.
      position: undefined,
      eventId: randomUUID(),
      noteId,
      deviceId: joinedDevice(from.id, event.deviceId),
      kind: 'set' as const,
      baseHash: null,
    }));
  if (copies.length === 0) return [];
  const hasRoom = await roomInNotes(transaction, [noteId]);
  if (!copies.every(hasRoom)) throw new CodedError('CAPTURE_NOTE_FULL');
  await insertedNew(transaction, CaptureEvent, copies as never);
  return copies;
}

const DEVICE_MARK_LENGTH = 16;

/** Always the same name for a device of a note, and no longer when what was joined is joined again. */
function joinedDevice(noteId: string, deviceId: string): string {
  const mark = createHash('sha256').update(deviceId).digest('hex').slice(0, DEVICE_MARK_LENGTH);
  return `${JOINED_DEVICE}${noteId} ${mark}`;
}
