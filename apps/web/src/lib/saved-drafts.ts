import { readStored, writeStored } from './browser-store';
import { deviceDrafts } from './device-drafts';

const KEY = 'typed';

interface SavedDrafts {
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const load = () => readStored<SavedDrafts>(KEY, 'sessionStorage');

// Typing must go on even when the storage is full.
const store = (drafts: SavedDrafts) => writeStored(KEY, drafts, 'sessionStorage');

/**
 * Unsent input, saved in this tab under the person's name. It is restored when the same person
 * signs in again after the sign-in expired, and removed when another person does. Never used for
 * passwords.
 */
export const savedDrafts = {
  /** Username of the person whose drafts this tab has; null before anybody signed in. */
  owner: (): string | null => load()?.owner ?? null,

  /** Assigns the tab to a person, removing the drafts of anybody else, in the whole browser too. */
  openFor(owner: string): void {
    deviceDrafts.keepOnly(owner);
    if (savedDrafts.owner() !== owner) store({ owner, values: {} });
  },

  forget(): void {
    deviceDrafts.keepOnly(null);
    sessionStorage.removeItem(KEY);
  },

  read<T>(name: string): T | null {
    const values = new Map(Object.entries(load()?.values ?? {}));
    return (values.get(name) as T | undefined) ?? null;
  },

  /** Saves a value; null removes it. Nothing is saved before somebody signed in. */
  write(name: string, value: unknown): void {
    const drafts = load();
    if (!drafts) return;
    const values = new Map(Object.entries(drafts.values));
    if (value === null) values.delete(name);
    else values.set(name, value);
    store({ ...drafts, values: Object.fromEntries(values) });
  },
};
