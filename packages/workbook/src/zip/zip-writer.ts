import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync, type DeflateRaw } from 'node:zlib';

/** One compressed part. */
export interface DeflatedPart {
  readonly path: string;
  /** The compressed data. */
  readonly pieces: readonly Buffer[];
  /** Size before compression. */
  readonly bytes: number;
  readonly crc32: number;
}

const STREAM_FROM_BYTES = 256 * 1024;
const WRITE_FROM_BYTES = 1024 * 1024;
/** Level 4 is twice as fast as the default 6, and the files are 5 % larger. */
const OPTIONS = { level: 4 } as const;

/** Compresses a part while it is being made; a small one in one call, which is much faster. */
export class PartDeflater {
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #bytes = 0;
  #crc = 0;
  #stream: DeflateRaw | null = null;
  readonly #pieces: Buffer[] = [];

  constructor(private readonly path: string) {}

  async write(piece: Buffer): Promise<void> {
    if (piece.length === 0) return;
    this.#bytes += piece.length;
    this.#crc = crc32(piece, this.#crc);
    this.#waiting.push(piece);
    this.#waitingBytes += piece.length;
    if (this.#waitingBytes >= STREAM_FROM_BYTES) await this.#drain();
  }

  async end(): Promise<DeflatedPart> {
    if (this.#stream) {
      await this.#drain();
      const stream = this.#stream;
      await new Promise<void>((done, failed) => {
        stream.once('end', done).once('error', failed);
        stream.end();
      });
    } else this.#pieces.push(deflateRawSync(Buffer.concat(this.#waiting), OPTIONS));
    return { path: this.path, pieces: this.#pieces, bytes: this.#bytes, crc32: this.#crc };
  }

  async #drain(): Promise<void> {
    this.#stream ??= createDeflateRaw(OPTIONS).on('data', (piece: Buffer) =>
      this.#pieces.push(piece),
    );
    const stream = this.#stream;
    const block = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    await new Promise<void>((done, failed) => {
      stream.write(block, (error) => (error ? failed(error) : done()));
    });
  }
}

/** Compresses a part whose whole content is at hand; at level 0 not, as befits what is read again at once. */
export function deflatePart(
  path: string,
  content: Buffer,
  options: { readonly level: number } = OPTIONS,
): DeflatedPart {
  const pieces = [deflateRawSync(content, options)];
  return { path, pieces, bytes: content.length, crc32: crc32(content) };
}

const UTF8_NAMES = 0x0800;
const VERSION = 20;
const DEFLATED = 8;
// 1 January 1980, the first day of the zip format. A fixed date, so that the same sources give the same
// bytes.
const FIRST_DAY = 0x21;
const MAX_BYTES = 0xffff_ffff;
const MAX_ENTRIES = 0xffff;

/**
 * Writes a zip part by part (PKWARE APPNOTE 6.3). Zip64 is left out, since workbooks stay below 4 GB.
 */
export class ZipWriter {
  readonly #directory: Buffer[] = [];
  #entries = 0;
  /** Bytes not yet written, gathered so that many small parts need only one write. */
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #offset = 0;

  constructor(private readonly out: Writable) {}

  async add(part: DeflatedPart): Promise<void> {
    const name = Buffer.from(part.path, 'utf8');
    const compressed = part.pieces.reduce((sum, piece) => sum + piece.length, 0);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(VERSION, 0);
    fields.writeUInt16LE(UTF8_NAMES, 2);
    fields.writeUInt16LE(DEFLATED, 4);
    fields.writeUInt16LE(FIRST_DAY, 8);
    fields.writeUInt32LE(part.crc32, 10);
    fields.writeUInt32LE(compressed, 14);
    fields.writeUInt32LE(part.bytes, 18);
    fields.writeUInt16LE(name.length, 22);
    this.#entries += 1;
    this.#directory.push(directoryRecord(fields, this.#offset), name);
    await this.#write(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name]));
    for (const piece of part.pieces) await this.#write(piece);
  }

  async end(): Promise<void> {
    const directory = Buffer.concat(this.#directory);
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006', 'latin1');
    end.writeUInt16LE(this.#entries, 8);
    end.writeUInt16LE(this.#entries, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.#offset, 16);
    await this.#write(directory);
    await this.#write(end);
    await this.#flush();
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#offset += bytes.length;
    if (this.#offset > MAX_BYTES || this.#entries > MAX_ENTRIES)
      throw new RangeError('the zip exceeds 4 GB or 65,535 entries');
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes >= WRITE_FROM_BYTES) await this.#flush();
  }

  async #flush(): Promise<void> {
    const block = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    await new Promise<void>((done, failed) => {
      this.out.write(block, (error) => (error ? failed(error) : done()));
    });
  }
}

function directoryRecord(fields: Buffer, offset: number): Buffer {
  const record = Buffer.alloc(46);
  record.write('PK\u0001\u0002', 'latin1');
  record.writeUInt16LE(VERSION, 4);
  fields.copy(record, 6);
  record.writeUInt32LE(offset, 42);
  return record;
}
