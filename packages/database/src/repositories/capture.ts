import {
  CAPTURE_LIMITS,
  CodedError,
  type CaptureEventsResponse,
  type CaptureHeldRun,
  companyKey,
  type ErrorCode,
} from '@lqc/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { now } from '../database-clock.js';
import { CaptureNote } from '../entities/capture-note.js';
import { CaptureSetAside } from '../entities/capture-set-aside.js';
import {
  type CheckedEvent,
  copyStanding,
  divergedPlaces,
  insertNew,
  knownEvents,
  rowOf,
  setAside,
} from './captured-events.js';
import { foldAgain, type FoldEvents } from './fold-again.js';
import { heldSeqs } from './held-seqs.js';
import { oneAtATime } from './one-at-a-time.js';
import { outlinedFields, type OutlinedField } from './outlined-notes.js';
import { roomInNotes } from './room-in-notes.js';
import { SqlRepository } from '../sql-repository.js';

/** Who sends or reads notes. */
export interface CapturePerson {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** Who writes about which company of which quarter. */
export type CaptureSubject = Pick<CaptureNote, 'company' | 'quarter' | 'ownerId' | 'state'> & {
  owner: { username: string };
};
/** When and in which quarter a note was finished. */
export type FinishedNote = Pick<CaptureNote, 'state' | 'quarter' | 'closedAt'>;
export type CaptureNoteRow = CaptureNote & { owner: { username: string } };
/** A note with what is held of its devices, all of which its fields have. */
export type CaptureNoteWhole = CaptureNoteRow & { held: CaptureHeldRun[] };
/** A note without its words, of which many would not fit into memory. */
export type OutlinedNote = Omit<CaptureNoteRow, 'fields'> & { fields: OutlinedField[] };

/** Of a listed note all but its fields. */
const LISTED = {
  id: true,
  ownerId: true,
  company: true,
  quarter: true,
  templateVersion: true,
  visitId: true,
  state: true,
  reason: true,
  closedAt: true,
  receivedAt: true,
  bytes: true,
  owner: { id: true, username: true },
} as const;

/** Notes that are taken at visits. What was sent is only ever added to. */
export class CaptureRepository extends SqlRepository {
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
      const noteIds = checked.map(({ event }) => event.note_id);
      const notes = await lockedNotes(transaction, noteIds);
      const whole = new Set([...notes.values()].filter(({ company }) => company !== null));
      const refused = new Map<CheckedEvent, ErrorCode>();
      const places = { left: await placesLeft(transaction, person.id) };
      const diverged = await divergedPlaces(transaction, checked);
      const before = await knownEvents(transaction, checked);
      const hasRoom = await roomInNotes(transaction, noteIds);
      const taken = checked.filter((one) => {
        const code =
          one.refused ??
          (diverged(one) ? 'SEQ_TAKEN' : place(one, notes, person, places)) ??
          (before.has(one.event.event_id) || hasRoom(rowOf(one)) ? null : 'CAPTURE_NOTE_FULL');
        if (code) refused.set(one, code);
        return !code;
      });
      // TypeORM reads what it saves once more, with all that was typed.
      const opened = [...notes.values()].filter((note) => !whole.has(note));
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
      for (const id of new Set(added.map(({ noteId }) => noteId))) {
        const typed = added.filter(({ noteId }) => noteId === id);
        await foldAgain(transaction, notes.get(id)!, typed, fold);
      }
      return {
        held: [...new Set(held)],
        set_aside: [...refused].map(([{ event }, code]) => ({ event_id: event.event_id, code })),
      };
    });
  }

  /**
   * A person's notes of a quarter, for admins all. The latest first. Of their fields only the outlines.
   */
  async list(person: CapturePerson, quarter: string): Promise<OutlinedNote[]> {
    const { manager } = this.dataSource;
    const notes = (await manager.find(CaptureNote, {
      select: LISTED,
      where: { ...(!person.isAdmin && { ownerId: person.id }), quarter },
      relations: { owner: true },
      order: { receivedAt: 'DESC', id: 'ASC' },
    })) as Omit<CaptureNoteRow, 'fields'>[];
    const fields = await outlinedFields(
      manager,
      notes.map(({ id }) => id),
    );
    return notes.map((note) => ({ ...note, fields: fields.get(note.id) ?? [] }));
  }

  /** Who writes about which companies of quarters, whosever notes they are, without those that were given up. */
  subjects(quarters: readonly string[]): Promise<CaptureSubject[]> {
    return this.dataSource.manager.find(CaptureNote, {
      select: {
        id: true,
        company: true,
        quarter: true,
        ownerId: true,
        state: true,
        owner: { username: true },
      },
      where: { quarter: In([...new Set(quarters)]), state: Not('abandoned' as const) },
      relations: { owner: true },
    }) as Promise<CaptureSubject[]>;
  }

  /** A note; null where there is none that the person may see. */
  find(id: string, person: CapturePerson): Promise<CaptureNoteWhole | null> {
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

  /** The finished notes of all quarters, without what they say. */
  allFinished(): Promise<FinishedNote[]> {
    return this.dataSource.manager.find(CaptureNote, {
      select: { id: true, state: true, quarter: true, closedAt: true },
      where: { state: 'finished' },
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
   * @throws CodedError CAPTURE_NOTES_APART unless they are two notes of one quarter; CAPTURE_NOTE_FULL
   */
  join(
    id: string,
    otherId: string,
    person: CapturePerson,
    { fold, reason }: { readonly fold: FoldEvents; readonly reason: string },
  ): Promise<CaptureNoteWhole | null> {
    return this.dataSource.transaction(async (transaction) => {
      await lockedNotes(transaction, [id, otherId]);
      const note = await findNote(transaction, id, person);
      const other = await findNote(transaction, otherId, person);
      if (!note || !other) return null;
      if (id === otherId || note.quarter === null || note.quarter !== other.quarter)
        throw new CodedError('CAPTURE_NOTES_APART');
      await foldAgain(transaction, note, await copyStanding(transaction, other, id), fold);
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
  ): Promise<CaptureNoteWhole | null> {
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

async function findNote(
  manager: EntityManager,
  id: string,
  { id: ownerId, isAdmin }: CapturePerson,
): Promise<CaptureNoteWhole | null> {
  // Before the fields: what arrives between the two is in them, and not yet told to be held.
  const held = await heldSeqs(manager, id);
  const note = await manager.findOne(CaptureNote, {
    where: { id, ...(!isAdmin && { ownerId }) },
    relations: { owner: true },
  });
  return note && (Object.assign(note, { held }) as CaptureNoteWhole);
}

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
  return companyKey(note.company!) === companyKey(opens.company) && note.quarter === opens.quarter
    ? null
    : 'CAPTURE_NOTE_OPENED_OTHERWISE';
}
