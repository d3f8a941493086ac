import {
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWith } from './steps.mjs';

// `npm run office-key -- make FOLDER`: makes the office's key for guided capture. The private half goes into
// FOLDER and from there into a safe; the public half is the gateway's setting CAPTURE_OFFICE_KEY.
// `npm run office-key -- open COPY.json KEY.pem`: shows what a locked copy of a device holds, and what of it the
// office did not have.

const [what, first, second] = process.argv.slice(2);
const PRIVATE = 'liaison-office-key.pem';

if (what === 'make' && first) make(first);
else if (what === 'open' && first && second) open(first, second);
else {
  console.error('npm run office-key -- make FOLDER | open COPY.json KEY.pem');
  process.exitCode = 1;
}

/** @param {string} folder */
function make(folder) {
  const path = join(folder, PRIVATE);
  // What one key locked no other opens.
  if (existsSync(path)) stopWith(`${path} is there already, and stays: name another folder.`);
  mkdirSync(folder, { recursive: true });
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(path, pem, { mode: 0o600, flag: 'wx' });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  console.log(
    `The private key is in ${path}: keep it off this machine.\n\nCAPTURE_OFFICE_KEY=${spki}`,
  );
}

/**
 * @param {string} copyPath
 * @param {string} keyPath
 */
function open(copyPath, keyPath) {
  const { vault, notes, events } = JSON.parse(readFileSync(copyPath, 'utf8'));
  if (!vault?.forOffice) throw new Error('this device was never opened while the office had a key');
  const key = privateDecrypt(
    { key: createPrivateKey(readFileSync(keyPath)), oaepHash: 'sha256' },
    Buffer.from(vault.forOffice, 'base64'),
  );
  console.log('* the office did not hold this when the copy was saved');
  for (const note of notes) {
    const { noteId, company, quarter } = opened(key, note, note.noteId);
    console.log(`\n${company}, ${quarter}`);
    const own = events.filter((/** @type {any} */ one) => one.noteId === noteId);
    const values = new Map();
    for (const event of own.toSorted(
      (/** @type {any} */ a, /** @type {any} */ b) => a.seq - b.seq,
    )) {
      const { field, value } = opened(key, event, `${event.eventId} ${event.noteId}`);
      if (field) values.set(field, { value, isHeld: event.heldAt !== '' });
    }
    for (const [field, { value, isHeld }] of values)
      console.log(`${isHeld ? ' ' : '*'} ${field}: ${value}`);
  }
}

/**
 * @param {Buffer} key
 * @param {{ iv: string, box: string }} sealed
 * @param {string} place
 */
function opened(key, { iv, box }, place) {
  const bytes = Buffer.from(box, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64'));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString(),
  );
}
