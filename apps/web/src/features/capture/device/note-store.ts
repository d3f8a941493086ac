import type {
  CaptureEventsRequest,
  CaptureField,
  CaptureHeldRun,
  CaptureNoteResponse,
  CaptureValue,
} from '@lqc/contracts';
import { v7 as uuid } from 'uuid';
import { deviceDatabase, type KeptEvent, type KeptNote, STRICT } from './device-database';
import type { Vault } from './vault';
import { keepVisits, keptVisits, type TakenVisit } from './kept-visits';

export type SentEvent = CaptureEventsRequest['events'][number];
/** What of an event is in its box. */
type Boxed = Pick<SentEvent, 'field' | 'value' | 'base_hash' | 'typed_at' | 'zone' | 'kind'>;

/** A note on this device, beside its events. */
export interface NoteCover {
  readonly noteId: string;
  readonly company: string;
  readonly quarter: string;
  readonly state: 'open' | 'finished' | 'abandoned';
  /** When the office last closed it: an open note that has one was opened again. Absent from covers of older programs. */
  readonly closedAt?: string | null;
  /** Why it was given up. */
  readonly reason?: string | null;
  /** The note's fields as the office last told them, and which of this device's events they include. */
  readonly office: readonly CaptureField[];
  readonly through: number;
  /** What is known before the visit, by field; the note begins with it. */
  readonly known: Readonly<Record<string, CaptureValue>>;
  /** What the company said last quarter, by field. */
  readonly last: Readonly<Record<string, CaptureValue>>;
  readonly lastLabel: string | null;
  /** It is closed and left this device, which only knows that the office has it. */
  readonly isAway?: boolean;
}

export interface LocalEvent extends Boxed {
  readonly eventId: string;
  readonly seq: number;
  readonly isHeld: boolean;
  readonly aside: string;
}

const placeOf = ({ eventId, noteId }: { eventId: string; noteId: string }) =>
  `${eventId} ${noteId}`;

const isWaiting = ({ heldAt, aside }: KeptEvent) => heldAt === '' && aside === '';

const isAmong = ({ deviceId, seq }: KeptEvent, held: readonly CaptureHeldRun[]) =>
  held.some((run) => run.device_id === deviceId && run.first <= seq && seq <= run.last);

/** The lock of a note: whoever holds it writes the note. */
export const noteLock = (noteId: string): string => `liaison-capture-note ${noteId}`;

/** A person's notes on this device. Nothing is told to be stored before its transaction is complete. */
export class NoteStore {
  /** Of each note one thing is stored after the other, so that two encryptions cannot change places. */
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #lastSeq = new Map<string, number>();

  constructor(
    readonly owner: string,
    private readonly vault: Vault,
  ) {}

  async covers(): Promise<NoteCover[]> {
    const database = await deviceDatabase();
    const kept = await database.getAllFromIndex('notes', 'owner', this.owner);
    return Promise.all(kept.map((one) => this.vault.open<NoteCover>(one, one.noteId)));
  }

  async cover(noteId: string): Promise<NoteCover | null> {
    const place = await this.#placeOfCover(noteId);
    const kept = await (await deviceDatabase()).get('notes', place);
    return kept ? this.vault.open<NoteCover>(kept, place) : null;
  }

  async keepCover(cover: NoteCover): Promise<void> {
    const kept = await this.#sealed(cover);
    const database = await deviceDatabase();
    const transaction = database.transaction('notes', 'readwrite', STRICT);
    await Promise.all([transaction.store.put(kept), transaction.done]);
  }

  keepVisits = (visits: readonly TakenVisit[]): Promise<void> =>
    keepVisits(this.owner, this.vault, visits);

  visits = (): Promise<TakenVisit[]> => keptVisits(this.owner, this.vault);

  /** The note's events that were typed here, in their order. */
  async events(noteId: string): Promise<LocalEvent[]> {
    const kept = await this.#kept(noteId);
    const opened = await Promise.all(
      kept.map(async (one) => ({
        ...(await this.vault.open<Boxed>(one, placeOf(one))),
        eventId: one.eventId,
        seq: one.seq,
        isHeld: one.heldAt !== '',
        aside: one.aside,
      })),
    );
    return opened.toSorted((a, b) => a.seq - b.seq);
  }

  /** Stores what was typed, all of it or nothing; resolves when it is on the disk. */
  append(
    noteId: string,
    ...typed: readonly Pick<Boxed, 'field' | 'value' | 'base_hash' | 'kind'>[]
  ): Promise<void> {
    const typed_at = new Date().toISOString();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return this.#inTurn(noteId, async () => {
      const last = this.#lastSeq.get(noteId) ?? (await this.#seqOnDisk(noteId));
      const { owner } = this;
      const events = await Promise.all(
        typed.map(async (one, at) => {
          const eventId = uuid();
          const boxed: Boxed = { ...one, typed_at, zone };
          const sealed = await this.vault.seal(boxed, placeOf({ eventId, noteId }));
          return { eventId, owner, noteId, seq: last + 1 + at, heldAt: '', aside: '', ...sealed };
        }),
      );
      const database = await deviceDatabase();
      const transaction = database.transaction(['events', 'vaults'], 'readwrite', STRICT);
      // Read anew each time: another tab may have given the device another name.
      const { deviceId } = (await transaction.objectStore('vaults').get(owner))!;
      const store = transaction.objectStore('events');
      const added = events.map((event) => store.add({ ...event, deviceId }));
      await Promise.all([...added, transaction.done]);
      this.#lastSeq.set(noteId, last + events.length);
    });
  }

  /** Looks again on the disk where a note's numbers stand, since another tab may have written it meanwhile. */
  countAnew(noteId: string): void {
    this.#lastSeq.delete(noteId);
  }

  /** How many events the office does not hold, and did not set aside. */
  unsentCount = async (): Promise<number> => (await this.#waiting()).length;

  /** Those events as they are sent; the oldest of each note first. */
  async unsent(): Promise<SentEvent[]> {
    const waiting = (await this.#waiting()).toSorted((a, b) =>
      a.noteId < b.noteId ? -1 : a.noteId > b.noteId ? 1 : a.seq - b.seq,
    );
    return Promise.all(
      waiting.map(async (one) => ({
        ...(await this.vault.open<Boxed>(one, placeOf(one))),
        event_id: one.eventId,
        note_id: one.noteId,
        device_id: one.deviceId,
        seq: one.seq,
      })),
    );
  }

  /** Marks events that the office holds, and those that it set aside with the reason. */
  async acknowledge(held: readonly string[], aside: ReadonlyMap<string, string>): Promise<void> {
    const database = await deviceDatabase();
    const transaction = database.transaction('events', 'readwrite', STRICT);
    const heldAt = new Date().toISOString();
    const marked = [...held.map((id) => [id, ''] as const), ...aside].map(async ([id, code]) => {
      const event = await transaction.store.get(id);
      if (event) await transaction.store.put({ ...event, heldAt: code ? '' : heldAt, aside: code });
    });
    await Promise.all([...marked, transaction.done]);
  }

  /**
   * Gives the device another name, after another one with its name has taken the places of these events (a profile
   * that was copied or restored). With them, all that waits of their notes gets it and new ids, and is sent anew:
   * under the old name it would replace what the other device wrote.
   */
  async asAnotherDevice(ids: ReadonlySet<string>): Promise<void> {
    if (ids.size === 0) return;
    const database = await deviceDatabase();
    const deviceId = uuid();
    const naming = database.transaction('vaults', 'readwrite', STRICT);
    const record = (await naming.store.get(this.owner))!;
    await Promise.all([naming.store.put({ ...record, deviceId }), naming.done]);
    const kept = await database.getAllFromIndex('events', 'owner', this.owner);
    const notes = new Set(kept.filter((one) => ids.has(one.eventId)).map(({ noteId }) => noteId));
    const renamed = await Promise.all(
      kept
        .filter((one) => ids.has(one.eventId) || (isWaiting(one) && notes.has(one.noteId)))
        .map(async (old) => {
          const eventId = uuid();
          const boxed = await this.vault.open<Boxed>(old, placeOf(old));
          const sealed = await this.vault.seal(boxed, placeOf({ ...old, eventId }));
          return { old, anew: { ...old, ...sealed, eventId, deviceId, aside: '' } };
        }),
    );
    const { store, done } = database.transaction('events', 'readwrite', STRICT);
    for (const { old, anew } of renamed) {
      await store.delete(old.eventId);
      await store.add(anew);
    }
    await done;
  }

  /**
   * Has those events of a note sent again that the office had said to hold and does not tell any more, since a
   * backup was restored there. Gives how many they are.
   *
   * @param held what the office tells now
   */
  async sendAgain(noteId: string, held: readonly CaptureHeldRun[]): Promise<number> {
    const { store, done } = (await deviceDatabase()).transaction('events', 'readwrite', STRICT);
    const kept = await store.index('note').getAll([this.owner, noteId]);
    const lost = kept.filter((one) => one.heldAt !== '' && !isAmong(one, held));
    await Promise.all([...lost.map((one) => store.put({ ...one, heldAt: '' })), done]);
    return lost.length;
  }

  /** Those of the notes' events that wait to be sent, by their ids. */
  async waitingOf(noteIds: readonly string[]): Promise<string[]> {
    const waiting = await this.#waiting();
    return waiting.filter((one) => noteIds.includes(one.noteId)).map(({ eventId }) => eventId);
  }

  /**
   * Removes what a note says that the office has closed and holds whole; that there is such a note stays, so that
   * nobody begins it again. Whoever does holds the note's lock.
   *
   * @param held what the office tells that it holds; not only what it once said
   */
  async forget(noteId: string, held: readonly CaptureHeldRun[]): Promise<void> {
    const kept = await this.#kept(noteId);
    const cover = await this.cover(noteId);
    const isWhole = kept.every((one) => one.heldAt !== '' && isAmong(one, held));
    if (!cover || cover.state === 'open' || !isWhole) return;
    const away = { ...cover, isAway: true, office: [], known: {}, last: {}, lastLabel: null };
    const left = await this.#sealed(away);
    const database = await deviceDatabase();
    const transaction = database.transaction(['events', 'notes'], 'readwrite', STRICT);
    for (const { eventId } of kept) await transaction.objectStore('events').delete(eventId);
    await transaction.objectStore('notes').put(left);
    await transaction.done;
    this.countAnew(noteId);
  }

  /** Where the cover lies: at the note's id, or beside it where another person of this device has theirs there. */
  async #placeOfCover(noteId: string): Promise<string> {
    const database = await deviceDatabase();
    const beside = `${noteId} ${this.owner}`;
    // First: the other person's may have been removed since.
    if (await database.get('notes', beside)) return beside;
    const there = await database.get('notes', noteId);
    return there && there.owner !== this.owner ? beside : noteId;
  }

  async #sealed(cover: NoteCover): Promise<KeptNote> {
    const place = await this.#placeOfCover(cover.noteId);
    return { noteId: place, owner: this.owner, ...(await this.vault.seal(cover, place)) };
  }

  async #waiting(): Promise<KeptEvent[]> {
    const database = await deviceDatabase();
    const kept = await database.getAllFromIndex('events', 'owner', this.owner);
    return kept.filter(isWaiting);
  }

  async #kept(noteId: string): Promise<KeptEvent[]> {
    return (await deviceDatabase()).getAllFromIndex('events', 'note', [this.owner, noteId]);
  }

  async #seqOnDisk(noteId: string): Promise<number> {
    const cover = await this.cover(noteId);
    const kept = await this.#kept(noteId);
    return Math.max(0, cover?.through ?? 0, ...kept.map(({ seq }) => seq));
  }

  #inTurn<Result>(noteId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#queues.get(noteId) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#queues.set(
      noteId,
      turn.catch(() => {}),
    );
    return turn;
  }
}

/**
 * What the office told of a note, to be kept with it when nothing that was typed here waits. Whoever keeps it has
 * seen that the office tells all that is held (`sendAgain`).
 */
export const toldCover = (
  cover: NoteCover,
  told: CaptureNoteResponse,
  events: readonly LocalEvent[],
): NoteCover =>
  events.every(({ isHeld, aside }) => isHeld || aside !== '')
    ? {
        ...cover,
        state: told.state,
        closedAt: told.closed_at,
        reason: told.reason,
        office: told.fields,
        through: Math.max(cover.through, ...events.map(({ seq }) => seq), 0),
      }
    : cover;
