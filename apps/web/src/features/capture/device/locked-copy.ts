import { toast } from '../../../components/toast';
import { saveBlob } from '../../../lib/download';
import { copy } from '../copy';
import { deviceDatabase } from './device-database';

/**
 * Saves what lies here of a person, or of one note, as a file that stays locked: the device's passphrase or the
 * office's key opens it (`npm run office-key -- open`). It needs no passphrase to be made. Says what was saved,
 * and who can open it.
 */
export async function saveLockedCopy(owner: string, noteId?: string): Promise<void> {
  const database = await deviceDatabase();
  const isAsked = (one: { noteId: string }) => noteId === undefined || one.noteId === noteId;
  const vault = await database.get('vaults', owner);
  const locked = {
    version: 1,
    vault,
    notes: (await database.getAllFromIndex('notes', 'owner', owner)).filter(isAsked),
    events: (await database.getAllFromIndex('events', 'owner', owner)).filter(isAsked),
  };
  const json = JSON.stringify(locked, bytesAsText);
  const day = new Date().toISOString().slice(0, 10);
  const name = `catatan-terkunci-${owner}-${day}.json`;
  saveBlob(new Blob([json], { type: 'application/json' }), name);
  toast(copy.lockedCopy(name, Boolean(vault?.forOffice)));
}

/** Bytes as base64, since JSON has none. */
function bytesAsText(_key: string, value: unknown): unknown {
  const bytes =
    value instanceof ArrayBuffer
      ? new Uint8Array(value)
      : value instanceof Uint8Array
        ? value
        : null;
  return bytes ? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) : value;
}
