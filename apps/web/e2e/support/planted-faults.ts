import { join } from 'node:path';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '../..');
const DEVICE = 'src/features/capture/device';

/** A fault of the notes on the device, as a change of one place in its source. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  readonly was: string;
  readonly is: string;
}

/** What could go wrong without a word on the screen. Each must be found by the trials. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'what was typed is called saved before it is stored',
    file: `${DEVICE}/note-store.ts`,
    was: 'return this.#inTurn(noteId, async () => {',
    is: 'void this.#inTurn(noteId, async () => { await new Promise((over) => setTimeout(over, 150));',
  },
  {
    name: 'what is sent is marked as held before the office answers',
    file: `${DEVICE}/sender.ts`,
    was: "const answer = await api.call('captureEvents'",
    is: "await store.acknowledge(batch.map((one) => one.event_id), new Map()); const answer = await api.call('captureEvents'",
  },
  {
    name: 'what could not be stored is not kept to be tried again',
    file: `${DEVICE}/typing.ts`,
    was: "results[at]!.status === 'rejected'",
    is: 'results[at] === undefined',
  },
  {
    name: 'numbers of events begin anew after a restart',
    file: `${DEVICE}/note-store.ts`,
    was: 'return Math.max(0, cover?.through ?? 0, ...kept.map(({ seq }) => seq));',
    is: 'return kept.length > 0 ? (cover?.through ?? 0) : 0;',
  },
  {
    name: 'every tab of a note writes it',
    file: `${DEVICE}/note-session.ts`,
    was: 'this.#isReadOnly = held === null;',
    is: 'this.#isReadOnly = false;',
  },
  {
    name: 'what the office tells counts also for what it does not hold yet',
    file: `${DEVICE}/note-store.ts`,
    was: 'events.every(({ isHeld }) => isHeld)\n    ?',
    is: 'events.length > 0\n    ?',
  },
  {
    name: 'an event has another id each time that it is sent',
    file: `${DEVICE}/note-store.ts`,
    was: 'event_id: one.eventId,',
    is: 'event_id: uuid(),',
  },
  {
    name: 'a copied device goes on under the name of the first',
    file: `${DEVICE}/sender.ts`,
    was: 'TAKEN.has(code)',
    is: "code === ''",
  },
  {
    name: 'a new program loads the page again by itself',
    file: 'src/features/capture/offline.ts',
    was: 'if (!registration) return;',
    is: "if (!registration) return; registration.addEventListener('updatefound', () => { const next = registration.installing; next?.addEventListener('statechange', () => { if (next.state === 'installed' && navigator.serviceWorker.controller) location.reload(); }); });",
  },
];

/** Builds the pages with a fault in them. */
export async function buildWithFault({ name, file, was, is }: PlantedFault, outDir: string) {
  let places = 0;
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'planted-fault',
        enforce: 'pre',
        transform(code, id) {
          if (!id.endsWith(file) || !code.includes(was)) return null;
          places += 1;
          return code.replace(was, is);
        },
      },
    ],
  });
  if (places !== 1) throw new Error(`"${name}" has no place in ${file} any more`);
}
