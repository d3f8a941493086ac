import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A writer of files as a maker of bytes. */
export function bytesOf<Input>(
  write: (out: Writable, input: Input) => Promise<void>,
): (input: Input) => Promise<Uint8Array> {
  return async (input) => {
    const out = new PassThrough();
    const [bytes] = await Promise.all([buffer(out), write(out, input)]);
    return bytes;
  };
}
