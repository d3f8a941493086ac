import { CAPTURE_LIMITS } from '@lqc/contracts';
import { ApiError, NetworkError } from '@lqc/client';
import { createStore, useStore } from 'zustand';
import { api } from '../../../lib/api';
import { signInStore } from '../../../lib/sign-in-store';
import { tellUnsent } from '../../../lib/unsaved';
import { copy } from '../copy';
import { keptNow, onKeeping } from './keeper';
import {
  type LocalEvent,
  type NoteCover,
  noteLock,
  type NoteStore,
  type SentEvent,
  toldCover,
} from './note-store';

interface Sending {
  /** Events that the office does not hold yet; null while not counted. */
  readonly unsent: number | null;
  readonly isOnline: boolean;
  /** Of the last attempt, where the server refused it. */
  readonly refusal: Error | null;
}

export const sending = createStore<Sending>(() => ({
  unsent: null,
  isOnline: navigator.onLine,
  refusal: null,
}));
signInStore.whenGone(() => sending.setState({ unsent: null, refusal: null }));
sending.subscribe(({ unsent }) => tellUnsent(sending, unsent ? copy.unsaved : null));
export const useSending = (): Sending => useStore(sending);

/** Tells whether a call of the page reached the office: browsers take any network for the office's. */
export const tellReached = (isOnline: boolean): void => sending.setState({ isOnline });

const heard = new Set<() => void>();
/** Calls back after each time that something was sent or read of the office, or that otherwise more or less waits. */
export function onSent(listener: () => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

const EVENTS_AT_ONCE = 200;
/** With room for what is around the values. */
const BYTES_AT_ONCE = CAPTURE_LIMITS.batchBytes * 0.8;
const ROUNDS_AT_MOST = 100;
const AGAIN_MS = 15_000;
const AFTER_TYPING_MS = 1500;
/** The place of an event, or its id, is taken: the profile was copied or restored. */
const TAKEN: ReadonlySet<string> = new Set(['SEQ_TAKEN', 'EVENT_ID_TAKEN']);

/** As many of the oldest events as one call may carry. */
export function nextBatch(events: readonly SentEvent[]): SentEvent[] {
  let bytes = 0;
  const batch: SentEvent[] = [];
  for (const event of events.slice(0, EVENTS_AT_ONCE)) {
    bytes += new Blob([JSON.stringify(event)]).size;
    if (batch.length > 0 && bytes > BYTES_AT_ONCE) break;
    batch.push(event);
  }
  return batch;
}

/**
 * Sends what the office does not hold; one tab at a time. Nothing is told to be sent before it answered. Gives why it
 * did not come to its end, null where it did.
 *
 * @param looksAtAll whether what the office has of every note is read again, or only of those that were sent
 *   and of the one on the screen
 * @param looksAt notes that are read again as well
 */
export function sendNow({
  looksAtAll = false,
  looksAt = [],
}: {
  readonly looksAtAll?: boolean;
  readonly looksAt?: readonly string[];
} = {}): Promise<Error | null> {
  // A browser that lets nothing be kept has no locks either.
  if (keptNow().phase !== 'open') return Promise.resolve(null);
  return navigator.locks.request('liaison-capture-sender', async () => {
    const kept = keptNow();
    if (kept.phase !== 'open') return null;
    const { owner, store } = kept;
    const tell = (news: Partial<Sending>) => keptNow() === kept && sending.setState(news);
    // Only its author's sign-in sends a queue.
    if (signInStore.get()?.user.username !== owner) {
      tell({ unsent: await store.unsentCount(), isOnline: navigator.onLine, refusal: null });
      return null;
    }
    for (const [id, { code }] of refused) if (FULL.has(code)) refused.delete(id);
    let isReached = false;
    try {
      isReached = await sendAndLookBack(
        store,
        (noteId) => looksAtAll || looksAt.includes(noteId) || openNotes.has(noteId),
      );
      if (isReached) tellReached(true);
      tell({ refusal: [...refused.values()].at(-1) ?? null });
      return null;
    } catch (error) {
      const isAway = error instanceof NetworkError;
      tell({ isOnline: !isAway, refusal: isAway ? null : (error as Error) });
      return error as Error;
    } finally {
      const unsent = await store.unsentCount();
      const isNews = isReached || unsent !== sending.getState().unsent;
      tell({ unsent });
      if (isNews) heard.forEach((listener) => listener());
    }
  });
}

/**
 * Sends what waits, before something is done of these notes at the office.
 *
 * @throws why words of theirs still wait: nothing is finished, given up or joined without them
 */
export async function sendAllOf(noteIds: readonly string[]): Promise<void> {
  const failed = await sendNow({ looksAt: noteIds });
  if (failed) throw failed;
  const kept = keptNow();
  const waiting = kept.phase === 'open' ? await kept.store.waitingOf(noteIds) : noteIds;
  if (waiting.length === 0) return;
  const [why] = [...waiting, ...noteIds].flatMap((id) => refused.get(id) ?? []);
  throw why ?? new Error('words of a note wait');
}

/** Sends, looks back, and sends once more what the office turns out not to hold. True where it was reached. */
async function sendAndLookBack(
  store: NoteStore,
  isLookedAt: (noteId: string) => boolean,
): Promise<boolean> {
  const sent = await sendAll(store);
  const { looked, lost } = await lookBack(
    store,
    ({ noteId }) => sent.has(noteId) || isLookedAt(noteId),
  );
  if (lost.size > 0) {
    await sendAll(store);
    await lookBack(store, ({ noteId }) => lost.has(noteId));
  }
  return sent.size + looked > 0;
}

/**
 * What the office refused, by its event, each alone, which is tried again when the page is opened anew; and for want
 * of place, by its note, whose words wait in their order for the next attempt.
 */
const refused = new Map<string, ApiError>();
/** Not what is tried again later: the call itself is not as it should be. */
const REFUSED_WHOLE: ReadonlySet<number> = new Set([400, 413, 422]);
const FULL: ReadonlySet<string> = new Set(['STORAGE_FULL_PERSON', 'STORAGE_FULL_ALL']);

/** Sends batch after batch; gives the notes that something was sent of. */
async function sendAll(store: NoteStore): Promise<Set<string>> {
  const sent = new Set<string>();
  for (let round = 0; round < ROUNDS_AT_MOST; round += 1) {
    const unsent = await store.unsent();
    const batch = nextBatch(
      unsent.filter(
        ({ event_id: id, note_id: noteId }) => !refused.has(id) && !refused.has(noteId),
      ),
    );
    if (batch.length === 0) break;
    await sendBatch(store, batch);
    for (const { note_id: noteId } of batch) sent.add(noteId);
  }
  return sent;
}

/** Sends a batch, or the first half of one that is refused whole: one event never holds up the others. */
async function sendBatch(store: NoteStore, batch: readonly SentEvent[]): Promise<void> {
  try {
    const answer = await api.call('captureEvents', {
      body: { events: [...batch] },
      background: true,
    });
    // What waits for another name is not set aside: a device that dies before it has one asks for it again.
    const isTaken = ({ code }: { readonly code: string }) => TAKEN.has(code);
    const aside = answer.set_aside.filter((one) => !isTaken(one));
    await store.acknowledge(answer.held, new Map(aside.map((one) => [one.event_id, one.code])));
    const taken = answer.set_aside.filter(isTaken);
    await store.asAnotherDevice(new Set(taken.map((one) => one.event_id)));
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSED_WHOLE.has(error.status)) throw error;
    const { event_id: id, note_id: noteId } = batch[0]!;
    if (batch.length === 1) return void refused.set(FULL.has(error.code) ? noteId : id, error);
    await sendBatch(store, batch.slice(0, Math.ceil(batch.length / 2)));
  }
}

/** Whether an office that has no such note may be told it anew: an administrator begins nobody else's. */
const mayBeginAnew = (events: readonly LocalEvent[]): boolean =>
  events.some(({ kind }) => kind === 'open') || signInStore.get()?.user.role !== 'admin';

/**
 * Reads again what the office has of notes of which nothing waits. One that is closed there, with every value that
 * was typed here, leaves this device; what the office does not hold any more is to be sent again. Gives how many
 * were read, and of which something was lost there.
 */
async function lookBack(
  store: NoteStore,
  isLookedAt: (cover: NoteCover) => boolean,
): Promise<{ looked: number; lost: Set<string> }> {
  let looked = 0;
  const lost = new Set<string>();
  const here = (await store.covers()).filter(({ isAway }) => !isAway);
  for (const cover of here.filter(isLookedAt)) {
    const events = await store.events(cover.noteId);
    if (events.some(({ isHeld, aside }) => !isHeld && aside === '')) continue;
    const told = await api
      .call('captureNote', { params: { id: cover.noteId }, background: true })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      });
    looked += 1;
    const held = told?.held ?? [];
    if ((told || mayBeginAnew(events)) && (await store.sendAgain(cover.noteId, held)) > 0)
      lost.add(cover.noteId);
    if (!told || lost.has(cover.noteId)) continue;
    const next = toldCover(cover, told, await store.events(cover.noteId));
    if (JSON.stringify(next) !== JSON.stringify(cover)) await store.keepCover(next);
    // Not from under a tab that has it open.
    await navigator.locks.request(
      noteLock(cover.noteId),
      { ifAvailable: true },
      (lock) => lock && store.forget(cover.noteId, held),
    );
  }
  return { looked, lost };
}

/** Notes that are on a screen of this tab. */
export const openNotes = new Set<string>();

let soon: ReturnType<typeof setTimeout> | undefined;
/** Counts events that were just stored here, and sends when typing has paused. */
export function sendSoon(stored: number): void {
  if (keptNow().phase !== 'open') return;
  sending.setState(({ unsent }) => ({ unsent: (unsent ?? 0) + stored }));
  clearTimeout(soon);
  soon = setTimeout(() => void sendNow(), AFTER_TYPING_MS);
}

let isWatching = false;
/** Sends when a vault opens, when the network is back, when the page is shown, and now and then. */
export function keepSending(): void {
  if (isWatching) return;
  isWatching = true;
  const sendAndLook = () => void sendNow({ looksAtAll: true });
  onKeeping(({ phase }) => phase === 'open' && sendAndLook());
  addEventListener('online', () => {
    tellReached(true);
    sendAndLook();
  });
  addEventListener('offline', () => tellReached(false));
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && sendAndLook(),
  );
  setInterval(() => void sendNow(), AGAIN_MS);
}
