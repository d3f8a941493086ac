const KEY = 'typed';

interface SavedDrafts {
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function load(): SavedDrafts | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SavedDrafts | null;
  } catch {
    return null;
  }
}

function store(drafts: SavedDrafts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // A full store must not stop anybody from typing.
  }
}

/**
 * What somebody has typed and not yet sent, saved by this tab under their name: it is there again
 * when the same person signs in after the session ended, and gone when another does. Never for
 * passwords.
 */
export const savedDrafts = {
  /** Whose drafts this tab holds; null before anybody signed in here. */
  owner: (): string | null => load()?.owner ?? null,

  /** Makes the tab somebody's: what another person left in it is dropped. */
  openFor(owner: string): void {
    if (savedDrafts.owner() !== owner) store({ owner, values: {} });
  },

  forget(): void {
    sessionStorage.removeItem(KEY);
  },

  read<T>(name: string): T | null {
    const values = new Map(Object.entries(load()?.values ?? {}));
    return (values.get(name) as T | undefined) ?? null;
  },

  /** Saves a value, or drops it where it is null. Nothing is saved while the tab is nobody's. */
  write(name: string, value: unknown): void {
    const drafts = load();
    if (!drafts) return;
    const values = new Map(Object.entries(drafts.values));
    if (value === null) values.delete(name);
    else values.set(name, value);
    store({ ...drafts, values: Object.fromEntries(values) });
  },
};
