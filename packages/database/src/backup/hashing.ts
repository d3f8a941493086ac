import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** A stream that passes bytes on unchanged and computes their SHA-256. */
export function hashing(): { readonly stream: Transform; sha256(): string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, passOn) {
      hash.update(chunk);
      passOn(null, chunk);
    },
  });
  return { stream, sha256: () => hash.digest('hex') };
}
