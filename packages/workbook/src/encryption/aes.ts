import { Buffer } from 'node:buffer';
import { createDecipheriv } from 'node:crypto';

export const AES_BLOCK_BYTES = 16;

/** Decrypts whole blocks; what a writer may have left behind the last one is cut. */
export function decryptAes(
  mode: 'cbc' | 'ecb',
  key: Buffer,
  vector: Buffer | null,
  bytes: Buffer,
): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-${mode}`, key, vector);
  cipher.setAutoPadding(false);
  const blocks = bytes.subarray(0, bytes.length - (bytes.length % AES_BLOCK_BYTES));
  return Buffer.concat([cipher.update(blocks), cipher.final()]);
}
