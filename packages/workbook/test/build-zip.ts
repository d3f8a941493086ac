import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip; what is not given is told truly. */
export interface ZipEntry {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly stored?: boolean;
  /** Lies of the headers. */
  readonly crc32?: number;
  readonly inflatedBytes?: number;
  readonly method?: number;
  readonly flags?: number;
  /** Share the bytes of the entry at this index. */
  readonly sharesBytesOf?: number;
}

/** A zip written entry by entry, so that a test can be as odd or hostile as it must. */
export function buildZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  for (const [index, entry] of entries.entries()) {
    const content = Buffer.from(entry.content as Uint8Array);
    const data = entry.stored ? content : deflateRawSync(content);
    const name = Buffer.from(entry.path);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.flags ?? 0, 2);
    fields.writeUInt16LE(entry.method ?? (entry.stored ? 0 : 8), 4);
    fields.writeUInt32LE(entry.crc32 ?? crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(entry.inflatedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    offsets[index] = entry.sharesBytesOf === undefined ? length : offsets[entry.sharesBytesOf]!;
    directory.push(directoryRecord(fields, offsets[index]!), name);
    if (entry.sharesBytesOf !== undefined) continue;
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, data);
    length += 4 + fields.length + name.length + data.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(length, 16);
  return new Uint8Array(Buffer.concat([...parts, directoryBytes, end]));
}

function directoryRecord(fields: Buffer, offset: number): Buffer {
  const record = Buffer.alloc(46);
  record.write('PK\u0001\u0002', 'latin1');
  record.writeUInt16LE(20, 4);
  fields.copy(record, 6);
  record.writeUInt32LE(offset, 42);
  return record;
}
