import { isScore, type NoteValues, TEMPLATE_VERSION } from '@lqc/capture';
import { type CaptureValue, type ErrorCode, isErrorCode } from '@lqc/contracts';
import { whenPageLeft } from '../../../lib/page-leave';
import { holdUnsaved } from '../../../lib/unsaved';
import { copy } from '../copy';
import { type LocalEvent, type NoteCover, noteLock, type NoteStore } from './note-store';
import { onSent, openNotes, sendNow, sendSoon } from './sender';
import { hasVersions, ownField, type ShownField, shownFields } from './shown-fields';
import { type Typed, Typing } from './typing';

export interface OpenNote {
  readonly cover: NoteCover;
  readonly fields: ReadonlyMap<string, ShownField>;
  readonly values: NoteValues;
  readonly typed: Typed;
  /** Another tab writes the note, or words of it that were typed before wait for the disk. */
  readonly isReadOnly: boolean;
  /** What was typed on this device, by the ids of its events, into which field last, and whether some of it waits. */
  readonly here: {
    readonly events: ReadonlySet<string>;
    readonly lastField: string | null;
    readonly isWaiting: boolean;
  };
  /** How many events the office set aside, by the reason. */
  readonly aside: readonly (readonly [code: ErrorCode, count: number])[];
  /** What is typed to join the versions of a field, before it is typed into the field itself. */
  readonly together: ReadonlyMap<string, string>;
  readonly join: (field: string, words: string) => void;
  /** Types into a field, or decides between its versions. */
  readonly type: (field: string, value: CaptureValue) => void;
  /** Stores what was typed at once; whether the disk then has all of it. */
  readonly flush: () => Promise<boolean>;
  /** Has the note begin, also where nothing was typed. */
  readonly begin: () => Promise<void>;
}

/** A note on the screen; one tab at a time writes it, and another goes on when that one is closed. */
export class NoteSession {
  /** Undefined while it is read, null where this device has no such note. */
  #shown: OpenNote | null | undefined;
  #fields = new Map<string, ShownField>();
  /** What the next value of a field is typed on. */
  readonly #bases = new Map<string, ShownField>();
  #typed: Typed = { state: 'saved', at: null };
  /** Counts readings of the disk and what was typed: a reading that another or a word overtook is not shown. */
  #latest = 0;
  #aside: OpenNote['aside'] = [];
  #together: OpenNote['together'] = new Map();
  #here: OpenNote['here'] = { events: new Set(), lastField: null, isWaiting: false };
  /** Whether this tab has the note's lock, and whether what is shown was read without it. */
  #isOurs = false;
  #isReadOnly = true;
  #listener: () => void = () => {};
  #leave: () => void = () => {};
  readonly #typing: Typing;

  constructor(
    private readonly store: NoteStore,
    private readonly noteId: string,
  ) {
    this.#typing = new Typing(
      (field, value) => this.#keep(field, value),
      (typed) => {
        this.#typed = typed;
        this.#show();
        if (typed.state === 'saved') this.#leave();
      },
    );
  }

  readonly shown = (): OpenNote | null | undefined => this.#shown;

  /** Opens the note for as long as somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    openNotes.add(this.noteId);
    const left = new AbortController();
    const lock = noteLock(this.noteId);
    let release = () => {};
    const released = new Promise<void>((letGo) => (release = letGo));
    const write = async () => {
      this.#isOurs = true;
      this.store.countAnew(this.noteId);
      await this.#read();
      await released;
      this.#isOurs = false;
    };
    const take = async () => {
      this.#isOurs = false;
      const isOurs = await navigator.locks.request(lock, { ifAvailable: true }, (held) =>
        held ? write().then(() => true) : false,
      );
      if (isOurs) return;
      await this.#read();
      await navigator.locks.request(lock, { signal: left.signal }, () => {
        // What the other tab left is counted here as well.
        void sendNow();
        return write();
      });
    };
    void take().catch((error: Error) => {
      if (!left.signal.aborted) throw error;
    });
    const stopWatching = whenPageLeft(() => void this.#typing.flush());
    // What other devices wrote is shown when the office has told of it, and never over what is being typed.
    const stopHearing = onSent(() => this.#typed.state === 'saved' && void this.#read());
    return () => {
      openNotes.delete(this.noteId);
      stopWatching();
      stopHearing();
      this.#listener = () => {};
      left.abort();
      const leave = () => {
        this.#leave = () => {};
        release();
        void sendNow();
      };
      // Words that the disk did not take yet keep the note's lock: another tab's would come before them.
      void this.#typing.flush().then((isStored) => {
        if (isStored) return leave();
        const before = this.#leave;
        const end = holdUnsaved(copy.note.failed);
        this.#leave = () => [before, end, leave].forEach((one) => one());
      });
    };
  };

  #begun: Promise<void> | null = null;
  /** A note begins with the first word: one that was only looked at tells the office nothing. */
  readonly #begin = (): Promise<void> =>
    (this.#begun ??= this.#beginOnce().catch((error: unknown) => {
      this.#begun = null;
      throw error;
    }));

  async #beginOnce(): Promise<void> {
    const cover = await this.store.cover(this.noteId);
    if (!cover || cover.through > 0 || cover.office.length > 0) return;
    const events = await this.store.events(this.noteId);
    if (events.some(({ kind }) => kind === 'open')) return;
    sendSoon(await beginWith(this.store, cover));
  }

  async #read(): Promise<void> {
    const mine = (this.#latest += 1);
    const isReadOnly = !this.#isOurs;
    const cover = await this.store.cover(this.noteId);
    if (mine !== this.#latest) return;
    if (!cover || cover.isAway) {
      this.#shown = null;
      this.#listener();
      return;
    }
    const events = await this.store.events(this.noteId);
    if (mine !== this.#latest || this.#typed.state !== 'saved') return;
    const fields = shownFields(cover, events);
    if (fields.size === 0)
      for (const [field, value] of Object.entries(cover.known)) fields.set(field, ownField(value));
    this.#aside = countedByReason(events);
    this.#here = {
      events: new Set(events.map(({ eventId }) => eventId)),
      lastField: events.findLast(({ field }) => field !== null)?.field ?? null,
      isWaiting: events.some(({ isHeld, aside }) => !isHeld && aside === ''),
    };
    this.#isReadOnly = isReadOnly;
    this.#fields = fields;
    this.#bases.clear();
    this.#show(cover);
  }

  #show(cover = this.#shown?.cover): void {
    if (!cover) return;
    // Of a field that is decided they would come back when devices disagree anew.
    const isOpen = (field: string) => hasVersions({ fields: this.#fields }, field);
    this.#together = new Map([...this.#together].filter(([field]) => isOpen(field)));
    this.#shown = {
      cover,
      fields: this.#fields,
      values: new Map([...this.#fields].map(([field, { value }]) => [field, value])),
      typed: this.#typed,
      isReadOnly: this.#isReadOnly,
      aside: this.#aside,
      together: this.#together,
      here: this.#here,
      type: this.#type,
      join: this.#join,
      flush: this.#flush,
      begin: this.#begin,
    };
    this.#listener();
  }

  readonly #flush = () => this.#typing.flush();

  readonly #join = (field: string, words: string): void => {
    this.#together = new Map([...this.#together, [field, words]]);
    this.#show();
  };

  readonly #type = (field: string, value: CaptureValue): void => {
    this.#latest += 1;
    const before = this.#fields.get(field);
    if (before && !this.#bases.has(field)) this.#bases.set(field, before);
    this.#fields = new Map([...this.#fields, [field, ownField(value)]]);
    this.#typing.type(field, value);
  };

  async #keep(field: string, value: CaptureValue): Promise<void> {
    const before = this.#bases.get(field);
    await this.#begin();
    const decides = before?.isOfOthers && (isScore(field) || before.versions.length > 1);
    await this.store.append(this.noteId, {
      field,
      value,
      base_hash: before?.hash ?? null,
      kind: decides ? 'decide' : 'set',
    });
    this.#bases.set(field, ownField(value));
    sendSoon(1);
  }
}

function countedByReason(events: readonly LocalEvent[]): OpenNote['aside'] {
  const counts = new Map<ErrorCode, number>();
  for (const { aside } of events)
    if (isErrorCode(aside)) counts.set(aside, (counts.get(aside) ?? 0) + 1);
  return [...counts];
}

/** The first event of a note, and what is known of the visit before it. Gives how many events these are. */
async function beginWith(
  store: NoteStore,
  { noteId, company, quarter, known }: NoteCover,
): Promise<number> {
  const value = { company, quarter, template_version: TEMPLATE_VERSION };
  const told = Object.entries(known).map(
    ([field, of]) => ({ kind: 'set', field, base_hash: null, value: of }) as const,
  );
  await store.append(noteId, { kind: 'open', field: null, base_hash: null, value }, ...told);
  return 1 + told.length;
}
