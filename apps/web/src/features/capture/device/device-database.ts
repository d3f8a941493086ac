import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed, VaultRecord } from './vault';

/** An event as the device keeps it: what was typed is in its box. */
export interface KeptEvent extends Sealed {
  readonly eventId: string;
  readonly owner: string;
  readonly noteId: string;
  readonly deviceId: string;
  readonly seq: number;
  /** When the office said that it holds it; empty until then. */
  readonly heldAt: string;
  /** Why the office set it aside; empty otherwise. */
  readonly aside: string;
}

/** A note as the device keeps it: where it is taken, and what the office last had of it. */
export interface KeptNote extends Sealed {
  /**
   * The note's id, with its owner behind it where another person of the device had the note before. Not a key of
   * both: a program that is open in another tab could not write a database of a newer version.
   */
  readonly noteId: string;
  readonly owner: string;
}

/** A visit that is taken along. */
interface KeptVisit extends Sealed {
  readonly id: string;
  readonly owner: string;
}

interface CaptureSchema extends DBSchema {
  vaults: {
    key: string;
    value: VaultRecord & {
      readonly owner: string;
      readonly deviceId: string;
      /** When it was last opened; absent from vaults of older programs until then. */
      readonly openedAt?: string;
    };
  };
  events: { key: string; value: KeptEvent; indexes: { note: [string, string]; owner: string } };
  notes: { key: string; value: KeptNote; indexes: { owner: string } };
  visits: { key: string; value: KeptVisit; indexes: { owner: string } };
}

export type DeviceDatabase = IDBPDatabase<CaptureSchema>;
/** Said to be stored only when it is on the disk. */
export const STRICT = { durability: 'strict' } as const;

let opened: Promise<DeviceDatabase> | undefined;

/** The device's database of notes; one for all persons of a browser profile, each with a vault of its own. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<CaptureSchema>('liaison-capture', 1, {
    upgrade(database) {
      database.createObjectStore('vaults', { keyPath: 'owner' });
      const events = database.createObjectStore('events', { keyPath: 'eventId' });
      events.createIndex('note', ['owner', 'noteId']);
      events.createIndex('owner', 'owner');
      database.createObjectStore('notes', { keyPath: 'noteId' }).createIndex('owner', 'owner');
      database.createObjectStore('visits', { keyPath: 'id' }).createIndex('owner', 'owner');
    },
    // A newer version of the page wants to change the database: this tab lets go and opens it again.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    // The next one who asks tries again.
    opened = undefined;
    throw error;
  });
  return opened;
}
