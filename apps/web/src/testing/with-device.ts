/* IndexedDB in memory, as far as the device's database of notes goes: jsdom has none, and what is to be shown needs a store. */

type Key = string;
interface Kept {
  readonly keyPath: string;
  readonly rows: Map<Key, Record<string, unknown>>;
  readonly indexes: Map<string, string | string[]>;
}

const later = (work: () => void) => setTimeout(work, 0);

class FakeRequest<Result = unknown> extends EventTarget {
  result!: Result;
  error: DOMException | null = null;
  transaction: FakeTransaction | null = null;

  settle(work: () => Result): void {
    try {
      this.result = work();
      this.dispatchEvent(new Event('success'));
    } catch (error) {
      this.error = error as DOMException;
      this.dispatchEvent(new Event('error'));
    }
  }
}

/** Complete when nothing was asked of it for a turn, as a real one. */
class FakeTransaction extends EventTarget {
  error: DOMException | null = null;
  #asked = 0;
  #isOver = false;

  constructor(
    readonly db: FakeDatabase,
    readonly objectStoreNames: readonly string[],
  ) {
    super();
    this.#endWhenIdle();
  }

  objectStore = (name: string) => new FakeStore(this, this.db.stores.get(name)!);

  ask<Result>(work: () => Result): FakeRequest<Result> {
    if (this.#isOver) throw new DOMException('the transaction is over', 'TransactionInactiveError');
    const request = new FakeRequest<Result>();
    request.transaction = this;
    this.#asked += 1;
    later(() => {
      request.settle(work);
      this.#asked -= 1;
      if (request.error) this.#end('abort', request.error);
      else this.#endWhenIdle();
    });
    return request;
  }

  #endWhenIdle(): void {
    later(() => this.#asked === 0 && this.#end('complete'));
  }

  #end(how: 'complete' | 'abort', error: DOMException | null = null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.error = error;
    this.dispatchEvent(new Event(how));
  }
}

// Its methods are of the prototype, where idb looks for them.
class FakeIndex {
  constructor(
    private readonly transaction: FakeTransaction,
    private readonly kept: Kept,
    private readonly path: string | string[],
  ) {}

  getAll(query: unknown) {
    return this.transaction.ask(() => this.#matching(query));
  }
  getAllKeys(query: unknown) {
    return this.transaction.ask(() => this.#matching(query).map((row) => row[this.kept.keyPath]));
  }

  #matching(query: unknown) {
    const keyOf = (row: Record<string, unknown>) =>
      Array.isArray(this.path) ? this.path.map((part) => row[part]) : row[this.path];
    return [...this.kept.rows.values()].filter(
      (row) => JSON.stringify(keyOf(row)) === JSON.stringify(query),
    );
  }
}

class FakeStore {
  constructor(
    private readonly transaction: FakeTransaction,
    private readonly kept: Kept,
  ) {}

  createIndex(name: string, path: string | string[]): void {
    this.kept.indexes.set(name, path);
  }
  index(name: string) {
    return new FakeIndex(this.transaction, this.kept, this.kept.indexes.get(name)!);
  }
  get(key: Key) {
    return this.transaction.ask(() => this.kept.rows.get(key));
  }
  put(row: Record<string, unknown>) {
    return this.transaction.ask(() => void this.kept.rows.set(this.#keyOf(row), row));
  }
  add(row: Record<string, unknown>) {
    return this.transaction.ask(() => {
      if (this.kept.rows.has(this.#keyOf(row))) throw new DOMException('taken', 'ConstraintError');
      this.kept.rows.set(this.#keyOf(row), row);
    });
  }
  delete(key: Key) {
    return this.transaction.ask(() => void this.kept.rows.delete(key));
  }

  #keyOf = (row: Record<string, unknown>) => row[this.kept.keyPath] as Key;
}

class FakeDatabase extends EventTarget {
  readonly stores = new Map<string, Kept>();

  createObjectStore(name: string, { keyPath }: { keyPath: string }): FakeStore {
    const kept: Kept = { keyPath, rows: new Map(), indexes: new Map() };
    this.stores.set(name, kept);
    return new FakeStore(new FakeTransaction(this, [name]), kept);
  }
  transaction = (names: string | string[]) => new FakeTransaction(this, [names].flat());
  close(): void {}
}

const databases = new Map<string, FakeDatabase>();

const indexedDB = {
  open(name: string) {
    const request = new FakeRequest<FakeDatabase>();
    later(() => {
      const known = databases.get(name);
      request.result = known ?? new FakeDatabase();
      databases.set(name, request.result);
      if (!known) {
        request.transaction = new FakeTransaction(request.result, []);
        request.dispatchEvent(
          Object.assign(new Event('upgradeneeded'), { oldVersion: 0, newVersion: 1 }),
        );
      }
      request.settle(() => request.result);
    });
    return request;
  },
};

const CLASSES = {
  IDBCursor: class {},
  IDBDatabase: FakeDatabase,
  IDBIndex: FakeIndex,
  IDBObjectStore: FakeStore,
  IDBRequest: FakeRequest,
  IDBTransaction: FakeTransaction,
};

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
  Object.assign(globalThis, { ...CLASSES, indexedDB, isSecureContext: true });
  Object.defineProperty(navigator, 'locks', { value: aloneLocks(), configurable: true });
  return () => {
    // The classes stay: an answer may still be under way.
    for (const name of ['indexedDB', 'isSecureContext']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'locks');
  };
}
