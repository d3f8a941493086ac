import { Buffer } from 'node:buffer';

const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/;
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Converts the pieces of one XML part from any encoding to UTF-8 without a byte order mark. */
export class Utf8Converter {
  #decoder: InstanceType<typeof TextDecoder> | null = null;
  #isFirst = true;

  /** @param strict throws a TypeError for bytes that are invalid in their encoding */
  constructor(private readonly strict = false) {}

  take(piece: Buffer): Buffer {
    if (this.#isFirst) {
      this.#isFirst = false;
      const encoding = encodingOf(piece);
      if (encoding !== 'utf-8') this.#decoder = new TextDecoder(encoding, { fatal: this.strict });
      else if (piece.indexOf(UTF8_MARK) === 0) return piece.subarray(UTF8_MARK.length);
    }
    return this.#decoder ? Buffer.from(this.#decoder.decode(piece, { stream: true })) : piece;
  }

  /** Call after the last piece, for characters that were incomplete until then. */
  rest(): Buffer | null {
    return this.#decoder && Buffer.from(this.#decoder.decode());
  }
}

/**
 * The encoding of a part: by its byte order mark, else by the bytes of the first `<`, else by the XML
 * declaration. A declared UTF-16 cannot be true where the declaration reads as ASCII, so it counts as UTF-8.
 */
function encodingOf(start: Buffer): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declared = DECLARED.exec(start.toString('latin1', 0, 200))?.[1]?.toLowerCase();
  return declared === undefined || declared.startsWith('utf') ? 'utf-8' : declared;
}
