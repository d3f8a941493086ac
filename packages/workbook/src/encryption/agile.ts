import { Buffer } from 'node:buffer';
import type { ElementAttributes } from '../xml/attributes.js';
import { readXml } from '../xml/read-xml.js';
import { AES_BLOCK_BYTES, decryptAes } from './aes.js';
import { hashed, littleEndian, spun } from './password-encoding.js';

/** Excel writes 100,000 rounds; more than this are refused, since they only cost time. */
const MAX_ROUNDS = 1_000_000;
const SEGMENT_BYTES = 4096;
const HASHES = new Set(['SHA1', 'SHA256', 'SHA384', 'SHA512']);
/** [MS-OFFCRYPTO] 2.3.4.11 to 2.3.4.13: what a key is for. */
const [VERIFIER_INPUT, VERIFIER_HASH, KEY_VALUE] = [
  'fea7d2763b4b9e79',
  'd7aa0f6d3061344e',
  '146e0be7abacd0d6',
].map((hex) => Buffer.from(hex, 'hex')) as [Buffer, Buffer, Buffer];
const XML_LIMITS = { depth: 20, tokenBytes: 1024 * 1024 };

/**
 * The encryption of Excel 2010 and later: AES in CBC mode ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15).
 *
 * @param xml tells ciphers, salts and the encrypted key
 * @returns what decrypts the package; null when the password does not fit
 */
export async function agileDecryption(
  xml: Buffer,
  password: string,
): Promise<((encrypted: Buffer) => Buffer) | null> {
  const { data, key } = await readDescriptor(xml);
  const rounds = Number(key?.spinCount ?? NaN);
  if (!data || !key || !(rounds >= 0 && rounds <= MAX_ROUNDS)) return null;
  const spunPassword = spun(key.hash, key.salt, password, rounds);
  const decryptWith = (purpose: Buffer, value: string | undefined) =>
    decryptAes(
      'cbc',
      fitted(hashed(key.hash, spunPassword, purpose), key.keyBytes),
      fitted(key.salt, AES_BLOCK_BYTES),
      Buffer.from(value ?? '', 'base64'),
    );
  const proof = decryptWith(VERIFIER_INPUT, key.encryptedVerifierHashInput);
  const expected = decryptWith(VERIFIER_HASH, key.encryptedVerifierHashValue);
  const found = hashed(key.hash, proof);
  if (!found.equals(expected.subarray(0, found.length))) return null;
  const dataKey = decryptWith(KEY_VALUE, key.encryptedKeyValue).subarray(0, data.keyBytes);
  return (encrypted) => {
    const segments: Buffer[] = [];
    for (let at = 0; at < encrypted.length; at += SEGMENT_BYTES) {
      const vector = hashed(data.hash, data.salt, littleEndian(at / SEGMENT_BYTES));
      const segment = encrypted.subarray(at, at + SEGMENT_BYTES);
      segments.push(decryptAes('cbc', dataKey, fitted(vector, AES_BLOCK_BYTES), segment));
    }
    return Buffer.concat(segments);
  };
}

interface Cipher {
  readonly hash: string;
  readonly salt: Buffer;
  readonly keyBytes: number;
}

interface PasswordKey extends Cipher {
  readonly spinCount: string | undefined;
  readonly encryptedVerifierHashInput: string | undefined;
  readonly encryptedVerifierHashValue: string | undefined;
  readonly encryptedKeyValue: string | undefined;
}

async function readDescriptor(
  xml: Buffer,
): Promise<{ data: Cipher | null; key: PasswordKey | null }> {
  const found: { data: Cipher | null; key: PasswordKey | null } = { data: null, key: null };
  await readXml(
    [xml],
    {
      open(name, attributes) {
        if (name === 'keyData') found.data = cipherOf(attributes);
      },
      foreign(name, attributes) {
        const cipher = name === 'encryptedKey' ? cipherOf(attributes) : null;
        if (!cipher || !attributes.get('encryptedVerifierHashInput')) return;
        found.key = {
          ...cipher,
          spinCount: attributes.get('spinCount'),
          encryptedVerifierHashInput: attributes.get('encryptedVerifierHashInput'),
          encryptedVerifierHashValue: attributes.get('encryptedVerifierHashValue'),
          encryptedKeyValue: attributes.get('encryptedKeyValue'),
        };
      },
    },
    XML_LIMITS,
  );
  return found;
}

/** Null for ciphers that Excel does not write. */
function cipherOf(attributes: ElementAttributes): Cipher | null {
  const hash = attributes.get('hashAlgorithm') ?? '';
  const keyBytes = Number(attributes.get('keyBits')) / 8;
  const isKnown =
    attributes.get('cipherAlgorithm') === 'AES' &&
    attributes.get('cipherChaining') === 'ChainingModeCBC' &&
    attributes.get('blockSize') === String(AES_BLOCK_BYTES) &&
    [16, 24, 32].includes(keyBytes) &&
    HASHES.has(hash);
  if (!isKnown) return null;
  const salt = Buffer.from(attributes.get('saltValue') ?? '', 'base64');
  return { hash: hash.toLowerCase(), salt, keyBytes };
}

/** Cut, or lengthened as [MS-OFFCRYPTO] asks. */
function fitted(bytes: Buffer, length: number): Buffer {
  const padding = Buffer.alloc(Math.max(0, length - bytes.length), 0x36);
  return Buffer.concat([bytes, padding]).subarray(0, length);
}
