/**
 * What a device keeps is encrypted with a key of its own (AES-GCM), which is kept wrapped: by a key made of
 * the person's passphrase, and by the office's public key where it has one, which opens a saved
 * copy when the passphrase is forgotten.
 */
export interface VaultRecord {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrapped: ArrayBuffer;
  /** The data key for the office (RSA-OAEP); null where it had no key then. */
  readonly forOffice: ArrayBuffer | null;
}

/** Something encrypted; it opens only for the place it was sealed for. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly box: ArrayBuffer;
}

/** As OWASP has it for PBKDF2 with SHA-256: guesses on a stolen profile cannot be counted. */
const ITERATIONS = 600_000;
export const PASSPHRASE_MIN_LENGTH = 8;

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const bytes = (text: string) => new TextEncoder().encode(text);

async function keyOf(
  passphrase: string,
  { salt, iterations }: Pick<VaultRecord, 'salt' | 'iterations'>,
) {
  const material = await crypto.subtle.importKey(
    'raw',
    bytes(passphrase.normalize('NFKC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  );
}

/** An open vault: seals and opens what belongs to its person on this device. */
export class Vault {
  constructor(private readonly key: CryptoKey) {}

  /** @param place what the value belongs to; the same is needed to open it */
  async seal(value: unknown, place: string): Promise<Sealed> {
    const iv = random(12);
    const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(place) };
    return {
      iv,
      box: await crypto.subtle.encrypt(algorithm, this.key, bytes(JSON.stringify(value))),
    };
  }

  async open<Value>({ iv, box }: Sealed, place: string): Promise<Value> {
    const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(place) };
    const plain = await crypto.subtle.decrypt(algorithm, this.key, box);
    return JSON.parse(new TextDecoder().decode(plain)) as Value;
  }
}

/** @param officeKey the office's public key (SPKI, base64), null where it has none */
export async function makeVault(
  passphrase: string,
  officeKey: string | null,
): Promise<{ record: VaultRecord; vault: Vault }> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'encrypt',
    'decrypt',
  ]);
  const place = { salt: random(16), iterations: ITERATIONS, iv: random(12) };
  const wrapping = await keyOf(passphrase, place);
  const wrapped = await crypto.subtle.wrapKey('raw', key, wrapping, {
    name: 'AES-GCM',
    iv: place.iv,
  });
  const raw = await crypto.subtle.exportKey('raw', key);
  const record = {
    ...place,
    wrapped,
    forOffice: officeKey ? await forOffice(raw, officeKey) : null,
  };
  return { record, vault: new Vault(await unwrapped(record, wrapping, false)) };
}

async function forOffice(raw: ArrayBuffer, officeKey: string): Promise<ArrayBuffer> {
  const spki = Uint8Array.from(atob(officeKey), (letter) => letter.charCodeAt(0));
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  return crypto.subtle.encrypt(algorithm, key, raw);
}

/** Null when it is not this vault's passphrase. */
export const openVault = (record: VaultRecord, passphrase: string): Promise<Vault | null> =>
  dataKey(record, passphrase, false).then(
    (key) => new Vault(key),
    () => null,
  );

/** The vault so that an office opens it that had no key when it was made. */
export async function openForOffice<Kept extends VaultRecord>(
  record: Kept,
  passphrase: string,
  officeKey: string,
): Promise<Kept> {
  const raw = await crypto.subtle.exportKey('raw', await dataKey(record, passphrase, true));
  return { ...record, forOffice: await forOffice(raw, officeKey) };
}

const dataKey = async (record: VaultRecord, passphrase: string, isExtractable: boolean) =>
  unwrapped(record, await keyOf(passphrase, record), isExtractable);

const unwrapped = (record: VaultRecord, wrapping: CryptoKey, isExtractable: boolean) =>
  crypto.subtle.unwrapKey(
    'raw',
    record.wrapped,
    wrapping,
    { name: 'AES-GCM', iv: record.iv },
    'AES-GCM',
    isExtractable,
    ['encrypt', 'decrypt'],
  );
