import { saveBlob } from '../../../lib/download';
import { deviceDatabase } from './device-database';
import { localDay } from './visits';

/** Whether the office's key opens what lies here of a person; nothing else opens a copy of it. */
export async function isReadableByOffice(owner: string): Promise<boolean> {
  const vault = await (await deviceDatabase()).get('vaults', owner);
  return Boolean(vault?.forOffice);
}

/**
 * Saves what lies here of a person, or of one note, as a file that stays locked: the office's key opens it
 * (`npm run office-key -- open`). It needs no passphrase to be made. Gives the file's name.
 */
export async function saveLockedCopy(owner: string, noteId?: string): Promise<string> {
  const database = await deviceDatabase();
  // A cover may lie beside another person's, with its owner behind the note's id.
  const isAsked = (one: { noteId: string }) =>
    noteId === undefined || one.noteId.split(' ', 1)[0] === noteId;
  const locked = {
    version: 1,
    vault: await database.get('vaults', owner),
    notes: (await database.getAllFromIndex('notes', 'owner', owner)).filter(isAsked),
    events: (await database.getAllFromIndex('events', 'owner', owner)).filter(isAsked),
  };
  const json = JSON.stringify(locked, bytesAsText);
  const name = `catatan-terkunci-${owner}-${localDay(new Date())}.json`;
  saveBlob(new Blob([json], { type: 'application/json' }), name);
  return name;
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
