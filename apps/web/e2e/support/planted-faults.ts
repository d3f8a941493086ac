/** A fault of the notes of visits, as a change of one place: in the pages' source, or in what the office runs. */
export interface PlantedFault {
  readonly name: string;
  readonly at: 'pages' | 'office';
  /** How the path of the file ends. */
  readonly file: string;
  readonly was: string;
  readonly is: string;
}

const DEVICE = 'features/capture/device';

/** What could go wrong without a word on the screen. Each must be found by the trials. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'what was typed is called saved before it is stored',
    at: 'pages',
    file: `${DEVICE}/note-store.ts`,
    was: 'return this.#inTurn(noteId, async () => {',
    is: 'void this.#inTurn(noteId, async () => { await new Promise((over) => setTimeout(over, 150));',
  },
  {
    name: 'what is sent waits no more before the office answers',
    at: 'pages',
    file: `${DEVICE}/sender.ts`,
    was: "const answer = await api.call('captureEvents'",
    // Called held it would be sent again: the office does not tell it.
    is: "await store.acknowledge([], new Map(batch.map((one) => [one.event_id, 'SEQ_TAKEN']))); const answer = await api.call('captureEvents'",
  },
  {
    name: 'what could not be stored is not kept to be tried again',
    at: 'pages',
    file: `${DEVICE}/typing.ts`,
    was: "results[at]!.status === 'rejected'",
    is: 'results[at] === undefined',
  },
  {
    name: 'what is typed is not stored when the page is hidden',
    at: 'pages',
    file: 'lib/page-leave.ts',
    was: "document.addEventListener('visibilitychange', onHide);",
    is: '',
  },
  {
    name: 'numbers of events begin anew after a restart',
    at: 'pages',
    file: `${DEVICE}/note-store.ts`,
    was: 'return Math.max(0, cover?.through ?? 0, ...kept.map(({ seq }) => seq));',
    is: 'return kept.length > 0 ? (cover?.through ?? 0) : 0;',
  },
  {
    name: 'every tab of a note writes it',
    at: 'pages',
    file: `${DEVICE}/note-session.ts`,
    was: 'const isReadOnly = !this.#isOurs;',
    is: 'const isReadOnly = false;',
  },
  {
    name: 'what the office tells counts also for what it does not hold yet',
    at: 'pages',
    file: `${DEVICE}/note-store.ts`,
    was: "events.every(({ isHeld, aside }) => isHeld || aside !== '')\n    ?",
    is: 'events.length > 0\n    ?',
  },
  {
    name: 'an event has another id each time that it is sent',
    at: 'pages',
    file: `${DEVICE}/note-store.ts`,
    was: 'event_id: one.eventId,',
    is: 'event_id: uuid(),',
  },
  {
    name: 'a copied device goes on under the name of the first',
    at: 'pages',
    file: `${DEVICE}/sender.ts`,
    was: 'TAKEN.has(code)',
    is: "code === ''",
  },
  {
    name: 'a new program loads the page again by itself',
    at: 'pages',
    file: 'features/capture/offline.ts',
    was: 'if (!registration) return;',
    is: "if (!registration) return; registration.addEventListener('updatefound', () => { const next = registration.installing; next?.addEventListener('statechange', () => { if (next.state === 'installed' && navigator.serviceWorker.controller) location.reload(); }); });",
  },
  {
    name: 'the office says, and tells when it is asked again, that it holds what it stores a second later',
    at: 'office',
    file: 'api/dist/capture/capture.controller.js',
    was: 'return this.database.capture.take(events.map(checkedEvent), personOf(signedIn), foldedFields);',
    is: 'const { capture } = this.database; const find = capture.find.bind(capture); capture.find = async (...which) => { const note = await find(...which); note?.held.push(...events.map((one) => ({ device_id: one.device_id, first: 0, last: 1e9 }))); return note; }; setTimeout(() => this.database.capture.take(events.map(checkedEvent), personOf(signedIn), foldedFields).catch(() => {}), 1000); return { held: events.map((one) => one.event_id), set_aside: [] };',
  },
  {
    name: 'the office takes what it received last, whatever it was typed on',
    at: 'office',
    file: 'capture/dist/fold.js',
    was: 'const on = this.#holdersOf(baseHash);',
    is: 'const on = this.#heads.keys();',
  },
  {
    name: 'the office takes what it received last, whatever its number on the device',
    at: 'office',
    file: 'capture/dist/fold.js',
    was: 'const isLate = seq < (this.#latest.get(deviceId) ?? -1);',
    is: 'const isLate = false;',
  },
  {
    name: 'the office drops an event whose place is taken, and says that it holds it',
    at: 'office',
    file: 'database/dist/repositories/capture.js',
    was: 'const known = await knownEvents(transaction, taken);',
    is: 'const known = await knownEvents(transaction, taken); for (const [one, code] of refused) if (code === "SEQ_TAKEN") { refused.delete(one); taken.push(one); known.set(one.event.event_id, one.bodyHash); }',
  },
];
