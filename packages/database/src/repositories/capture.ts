import { randomUUID } from 'node:crypto';
import {
  CAPTURE_LIMITS,
  CodedError,
  type CaptureEvent as SentEvent,
  type CaptureField,
  type CaptureEventsResponse,
  type ErrorCode,
  JOINED_DEVICE,
  type OpenedNote,
} from '@lqc/contracts';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import { now } from '../database-clock.js';
import { CaptureEvent } from '../entities/capture-event.js';
import { CaptureNote } from '../entities/capture-note.js';
import { CaptureSetAside } from '../entities/capture-set-aside.js';
import { oneAtATime } from './one-at-a-time.js';

/** Who sends or reads notes. */
export interface CapturePerson {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** An event as it is to be stored, or why it is set aside. */
export interface CheckedEvent {
  readonly event: SentEvent;
  readonly bodyHash: string;
  /** Of a note's first event. */
  readonly opens: OpenedNote | null;
  readonly refused: ErrorCode | null;
}

/** Who writes about which company of which quarter. */
export type CaptureSubject = Pick<CaptureNote, 'company' | 'quarter' | 'ownerId'> & {
  owner: { username: string };
};
export type CaptureNoteRow = CaptureNote & { owner: { username: string } };
export type FoldEvents = (events: readonly CaptureEvent[]) => CaptureField[];

/** Notes that are taken at visits. What was sent is only ever added to. */
export class CaptureRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores what is new of a batch, folds its notes anew, and says which events are held. All or nothing:
   * an answer that does not arrive is had again by sending the same batch.
   */
  take(
    checked: readonly CheckedEvent[],
    person: CapturePerson,
    fold: FoldEvents,
  ): Promise<CaptureEventsResponse> {
    return oneAtATime(this.dataSource, `capture of ${person.id}`, async (transaction) => {
      const notes = await lockedNotes(
        transaction,
        checked.map(({ event }) => event.note_id),
      );
      const refused = new Map<CheckedEvent, ErrorCode>();
      const places = { left: await placesLeft(transaction, person.id) };
      const diverged = await divergedPlaces(transaction, checked);
      const taken = checked.filter((one) => {
        const code =
          one.refused ?? (diverged(one) ? 'SEQ_TAKEN' : place(one, notes, person, places));
        if (code) refused.set(one, code);
        return !code;
      });
      const opened = [...notes.values()];
      if (opened.length > 0) await transaction.save(CaptureNote, opened, { chunk: 100 });
      const added = await insertNew(transaction, taken, person.id);
      const known = await knownEvents(transaction, taken);
      const held: string[] = [];
      for (const one of taken) {
        const stored = known.get(one.event.event_id);
        if (stored === one.bodyHash) held.push(one.event.event_id);
        else refused.set(one, stored === undefined ? 'SEQ_TAKEN' : 'EVENT_ID_TAKEN');
      }
      await setAside(transaction, refused, person.id);
      await transaction.delete(CaptureSetAside, {
        bodyHash: In(taken.filter((one) => !refused.has(one)).map(({ bodyHash }) => bodyHash)),
      });
      for (const id of new Set(added.map(({ noteId }) => noteId)))
        await foldAgain(transaction, id, fold);
      return {
        held: [...new Set(held)],
        set_aside: [...refused].map(([{ event }, code]) => ({ event_id: event.event_id, code })),
      };
    });
  }

  /** A person's notes, for admins all; those of a quarter where one is given. The latest first. */
  list(person: CapturePerson, quarter?: string): Promise<CaptureNoteRow[]> {
    return this.dataSource.manager.find(CaptureNote, {
      where: { ...(!person.isAdmin && { ownerId: person.id }), ...(quarter && { quarter }) },
      relations: { owner: true },
      order: { receivedAt: 'DESC', id: 'ASC' },
    }) as Promise<CaptureNoteRow[]>;
  }

  /** Who writes about which companies of quarters, whosever notes they are, without those that were given up. */
  subjects(quarters: readonly string[]): Promise<CaptureSubject[]> {
    return this.dataSource.manager.find(CaptureNote, {
      select: { id: true, company: true, quarter: true, ownerId: true, owner: { username: true } },
      where: { quarter: In([...new Set(quarters)]), state: Not('abandoned' as const) },
      relations: { owner: true },
    }) as Promise<CaptureSubject[]>;
  }

  /** A note; null where there is none that the person may see. */
  find(id: string, person: CapturePerson): Promise<CaptureNoteRow | null> {
    return findNote(this.dataSource.manager, id, person);
  }

  /** A note, for work whose asker was found to see it. */
  byId(id: string): Promise<CaptureNote | null> {
    return this.dataSource.manager.findOneBy(CaptureNote, { id });
  }

  /** The finished notes of a quarter, by company. */
  finished(quarter: string): Promise<CaptureNote[]> {
    return this.dataSource.manager.find(CaptureNote, {
      where: { quarter, state: 'finished' },
      order: { company: 'ASC', id: 'ASC' },
    });
  }

  setAsideOf(noteId: string, person: CapturePerson): Promise<CaptureSetAside[]> {
    return this.dataSource.manager.find(CaptureSetAside, {
      where: { noteId, ...(!person.isAdmin && { accountId: person.id }) },
      order: { receivedAt: 'ASC' },
    });
  }

  /**
   * Takes the standing values of another note of the quarter into a note, as a device of its own would have
   * typed them: what differs stands side by side until a person decides. The other one is closed. Null where
   * the person may not see both.
   *
   * @throws CodedError CAPTURE_NOTES_APART unless they are two notes of one quarter
   */
  join(
    id: string,
    otherId: string,
    person: CapturePerson,
    { fold, reason }: { readonly fold: FoldEvents; readonly reason: string },
  ): Promise<CaptureNoteRow | null> {
    return this.dataSource.transaction(async (transaction) => {
      await lockedNotes(transaction, [id, otherId]);
      const note = await findNote(transaction, id, person);
      const other = await findNote(transaction, otherId, person);
      if (!note || !other) return null;
      if (id === otherId || note.quarter === null || note.quarter !== other.quarter)
        throw new CodedError('CAPTURE_NOTES_APART');
      await copyStanding(transaction, other, id);
      await foldAgain(transaction, id, fold);
      await transaction.update(
        CaptureNote,
        { id: otherId },
        { state: 'abandoned', reason, closedAt: now },
      );
      return findNote(transaction, id, person);
    });
  }

  /**
   * Closes a note as it is then; null where there is none that the person may see.
   *
   * @param check throws where the note may not be closed
   */
  close(
    id: string,
    person: CapturePerson,
    closing: Pick<CaptureNote, 'state' | 'reason'>,
    check: (note: CaptureNote) => void,
  ): Promise<CaptureNoteRow | null> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.findOne(CaptureNote, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const note = await findNote(transaction, id, person);
      if (!note) return null;
      check(note);
      await transaction.update(CaptureNote, { id }, { ...closing, closedAt: now });
      return findNote(transaction, id, person);
    });
  }
}

const findNote = (
  manager: EntityManager,
  id: string,
  { id: ownerId, isAdmin }: CapturePerson,
): Promise<CaptureNoteRow | null> =>
  manager.findOne(CaptureNote, {
    where: { id, ...(!isAdmin && { ownerId }) },
    relations: { owner: true },
  }) as Promise<CaptureNoteRow | null>;

/** The notes of a batch that exist, held until it is stored; always locked in the order of their ids. */
async function lockedNotes(
  transaction: EntityManager,
  ids: readonly string[],
): Promise<Map<string, CaptureNote>> {
  const notes = await transaction.find(CaptureNote, {
    where: { id: In([...new Set(ids)]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return new Map(notes.map((note) => [note.id, note]));
}

const placesLeft = async (transaction: EntityManager, ownerId: string): Promise<number> =>
  CAPTURE_LIMITS.openNotesPerPerson -
  (await transaction.countBy(CaptureNote, { ownerId, state: 'open' }));

/** Finds the event's note or makes it, and opens it; a code where the event is no part of it. */
function place(
  { event: { note_id: id }, opens }: CheckedEvent,
  notes: Map<string, CaptureNote>,
  person: CapturePerson,
  places: { left: number },
): ErrorCode | null {
  let note = notes.get(id);
  if (note && note.ownerId !== person.id && !person.isAdmin) return 'CAPTURE_NOTE_OF_ANOTHER';
  if (!note) {
    if (places.left < 1) return 'CAPTURE_NOTES_FULL';
    places.left -= 1;
    note = Object.assign(new CaptureNote(), { id, ownerId: person.id, fields: [] });
    notes.set(id, note);
  }
  if (!opens) return null;
  if (note.company == null)
    Object.assign(note, {
      company: opens.company,
      quarter: opens.quarter,
      templateVersion: String(opens.template_version),
      visitId: opens.visit_id ?? null,
    });
  return note.company === opens.company && note.quarter === opens.quarter
    ? null
    : 'CAPTURE_NOTE_OPENED_OTHERWISE';
}

/**
 * Where a batch goes another way than what is stored: from the first place of a device in a note that another
 * event has. The device was copied or restored, and what it typed from there on would replace what the other
 * one typed under the same name.
 */
async function divergedPlaces(
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
async function insertNew(
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

async function knownEvents(
  transaction: EntityManager,
  taken: readonly CheckedEvent[],
): Promise<Map<string, string>> {
  const found = await transaction.find(CaptureEvent, {
    select: { eventId: true, bodyHash: true },
    where: { eventId: In(taken.map(({ event }) => event.event_id)) },
  });
  return new Map(found.map(({ eventId, bodyHash }) => [eventId, bodyHash]));
}

async function setAside(
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

/** Copies the events whose values stand in a note into another one, each once however often it is asked for. */
async function copyStanding(
  transaction: EntityManager,
  from: CaptureNote,
  noteId: string,
): Promise<void> {
  const standing = from.fields.flatMap(({ versions }) => versions.map((one) => one.event_id));
  const events = await transaction.findBy(CaptureEvent, { eventId: In(standing) });
  const copies = events.map(({ position, ...event }) => ({
    ...event,
    eventId: randomUUID(),
    noteId,
    deviceId: `${JOINED_DEVICE}${from.id}`,
    seq: position,
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

/**
 * A note's fields by all that was typed into it; an event that arrives late opens a closed note again. When it was
 * closed stays, so that it can be told from one that nobody has finished yet.
 */
async function foldAgain(transaction: EntityManager, id: string, fold: FoldEvents): Promise<void> {
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
