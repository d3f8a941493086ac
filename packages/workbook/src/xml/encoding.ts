import { Buffer } from 'node:buffer';

const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/;
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Pieces of an XML part as UTF-8 without byte order mark, whatever encoding they came in. */
export async function* asUtf8(
  pieces: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let first = true;
  for await (const piece of pieces) {
    if (first) {
      first = false;
      const encoding = encodingOf(piece);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
      else if (piece.indexOf(UTF8_MARK) === 0) {
        yield piece.subarray(UTF8_MARK.length);
        continue;
      }
    }
    yield decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece;
  }
  if (decoder) yield Buffer.from(decoder.decode());
}

/** By the mark at the start, by the shape of the first `<`, then by what the part declares. */
function encodingOf(start: Buffer): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declared = DECLARED.exec(start.toString('latin1', 0, 200))?.[1]?.toLowerCase();
  return declared === undefined || declared.startsWith('utf') ? 'utf-8' : declared;
}
