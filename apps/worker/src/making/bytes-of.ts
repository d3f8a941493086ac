import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What a writer of files writes, as bytes. */
export async function bytesOf<Input>(
  write: (out: Writable, input: Input) => Promise<void>,
  input: Input,
): Promise<Uint8Array> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), write(out, input)]);
  return bytes;
}
