import { createHash, randomUUID } from 'node:crypto';
import {
  type CaptureEvent as SentEvent,
  type CaptureField,
  type ErrorCode,
  JOINED_DEVICE,
  type OpenedNote,
} from '@lqc/contracts';
import { type EntityManager, In } from 'typeorm';
import { now } from '../database-clock.js';
import { CaptureEvent } from '../entities/capture-event.js';
import { CaptureNote } from '../entities/capture-note.js';
import { CaptureSetAside } from '../entities/capture-set-aside.js';

/** An event as it is to be stored, or why it is set aside. */
export interface CheckedEvent {
  readonly event: SentEvent;
  readonly bodyHash: string;
  /** Of a note's first event. */
  readonly opens: OpenedNote | null;
  readonly refused: ErrorCode | null;
}

export type FoldEvents = (events: readonly CaptureEvent[]) => CaptureField[];

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

/** Inserts what is not stored yet; of two events with one id or one place, the first. */
export async function insertNew(
  transaction: EntityManager,
  taken: readonly CheckedEvent[],
  accountId: string,
): Promise<{ noteId: string }[]> {
  if (taken.length === 0) return [];
  const rows = taken.map(({ event, bodyHash }) => ({
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
    accountId,
  }));
  const insert = transaction
    .createQueryBuilder()
    .insert()
    .into(CaptureEvent)
    .values(rows as never)
    .orIgnore()
    .returning(['eventId', 'noteId']);
  const { raw } = await insert.execute();
  return (raw as { note_id: string }[]).map(({ note_id: noteId }) => ({ noteId }));
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
  const rows = [...refused].map(([{ event, bodyHash }, code]) => ({
    bodyHash,
    eventId: event.event_id,
    noteId: event.note_id,
    code,
    event,
    accountId,
  }));
  await transaction
    .createQueryBuilder()
    .insert()
    .into(CaptureSetAside)
    .values(rows as never)
    .orIgnore()
    .execute();
}

/**
 * Copies the events whose values stand in a note into another one, each once however often it is asked for. Each
 * device of the one note is a device of its own in the other, with its own numbers: under one name the later value
 * would replace the earlier, and so decide what nobody has decided.
 */
export async function copyStanding(
  transaction: EntityManager,
  from: CaptureNote,
  noteId: string,
): Promise<void> {
  const standing = from.fields.flatMap(({ versions }) => versions.map((one) => one.event_id));
  const events = await transaction.find(CaptureEvent, {
    where: { eventId: In(standing) },
    order: { position: 'ASC' },
  });
  const copies = events.map((event) => ({
    ...event,
    // Given anew by the database.
    position: undefined,
    eventId: randomUUID(),
    noteId,
    deviceId: joinedDevice(from.id, event.deviceId),
    kind: 'set' as const,
    baseHash: null,
  }));
  if (copies.length === 0) return;
  const insert = transaction.createQueryBuilder().insert().into(CaptureEvent);
  await insert
    .values(copies as never)
    .orIgnore()
    .execute();
}

const DEVICE_MARK_LENGTH = 16;

/** Always the same name for a device of a note, and no longer when what was joined is joined again. */
function joinedDevice(noteId: string, deviceId: string): string {
  const mark = createHash('sha256').update(deviceId).digest('hex').slice(0, DEVICE_MARK_LENGTH);
  return `${JOINED_DEVICE}${noteId} ${mark}`;
}

/**
 * A note's fields by all that was typed into it; an event that arrives late opens a closed note again. When it was
 * closed stays, so that it can be told from one that nobody has finished yet.
 */
export async function foldAgain(
  transaction: EntityManager,
  id: string,
  fold: FoldEvents,
): Promise<void> {
  const events = await transaction.find(CaptureEvent, {
    where: { noteId: id },
    relations: { account: true },
    order: { position: 'ASC' },
  });
  await transaction.update(
    CaptureNote,
    { id },
    { fields: fold(events), receivedAt: now, state: 'open', reason: null },
  );
}
