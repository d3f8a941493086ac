import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Locks of a page that is alone: whoever holds one lets the next one wait, or go without. */
function aloneLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as (lock: object | null) => unknown;
      const { ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
      if (ifAvailable && held.has(name)) return Promise.resolve(work(null));
      const turn = (held.get(name) ?? Promise.resolve()).then(() => work({}));
      const over = turn.then(
        () => {},
        () => {},
      );
      held.set(name, over);
      void over.then(() => held.get(name) === over && held.delete(name));
      return turn;
    },
  };
}

/** Lets the page keep notes, as a browser with a trusted certificate does; gives what takes it back. */
export function withDevice(): () => void {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), isSecureContext: true });
  Object.defineProperty(navigator, 'locks', { value: aloneLocks(), configurable: true });
  return () => {
    // Classes and locks stay: an answer may still be under way.
    for (const name of ['indexedDB', 'isSecureContext']) Reflect.deleteProperty(globalThis, name);
  };
}
