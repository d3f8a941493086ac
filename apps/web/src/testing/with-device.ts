import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

const { subtle } = crypto;
/** A vault's key by one round in place of those that its record names, which took most of the time of such tests. */
const derivedAtOnce: SubtleCrypto['deriveKey'] = (how, ...rest) =>
  SubtleCrypto.prototype.deriveKey.call(
    subtle,
    { ...(how as Pbkdf2Params), iterations: 1 },
    ...rest,
  );

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
  Object.assign(subtle, { deriveKey: derivedAtOnce });
  Object.defineProperty(navigator, 'locks', { value: aloneLocks(), configurable: true });
  return () => {
    // Classes and locks stay: an answer may still be under way.
    Reflect.deleteProperty(subtle, 'deriveKey');
    for (const name of ['indexedDB', 'isSecureContext']) Reflect.deleteProperty(globalThis, name);
  };
}
