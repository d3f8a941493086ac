/**
 * What somebody has typed and not yet sent, kept by this tab under their name: it is there again
 * when the same person signs in after the session ended, and gone when another does. Never for
 * passwords.
 */
const KEY = 'typed';

interface Kept {
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full store must not stop anybody from typing.
  }
}

/** Whose things this tab holds; null before anybody signed in here. */
export const keptFor = (): string | null => read()?.owner ?? null;

/** Makes the tab somebody's: what another person left in it is dropped. */
export function keepFor(owner: string): void {
  if (keptFor() !== owner) write({ owner, values: {} });
}

export function forgetKept(): void {
  sessionStorage.removeItem(KEY);
}

export function readKept<T>(name: string): T | null {
  const values = new Map(Object.entries(read()?.values ?? {}));
  return (values.get(name) as T | undefined) ?? null;
}

/** Keeps a value, or drops it where it is null. Nothing is kept while the tab is nobody's. */
export function writeKept(name: string, value: unknown): void {
  const kept = read();
  if (!kept) return;
  const values = new Map(Object.entries(kept.values));
  if (value === null) values.delete(name);
  else values.set(name, value);
  write({ ...kept, values: Object.fromEntries(values) });
}
