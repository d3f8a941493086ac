/** The bytes of a record's type and length, which stand before its data ([MS-XLS] 2.1.4). */
export const HEADER_BYTES = 4;

export interface XlsRecord {
  /** Where it begins in the stream. */
  readonly at: number;
  readonly type: number;
  /** What the stream has of its data. */
  readonly data: Buffer;
}

/** The records of a workbook stream, from the one that begins at this offset. */
export function* recordsOf(stream: Buffer, from = 0): Generator<XlsRecord, void, void> {
  for (let at = from; at + HEADER_BYTES <= stream.length;) {
    const end = at + HEADER_BYTES + stream.readUInt16LE(at + 2);
    yield { at, type: stream.readUInt16LE(at), data: stream.subarray(at + HEADER_BYTES, end) };
    at = end;
  }
}
