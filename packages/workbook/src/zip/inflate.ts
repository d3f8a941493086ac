import { createInflateRaw, inflateRawSync } from 'node:zlib';

// A small part is inflated in one call: 2,500 streams cost three times the inflating itself.
const SMALL_COMPRESSED_BYTES = 256 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/**
 * Inflates one part, a piece at a time where it is large. A small part never grows beyond
 * `mostBytes`; of a large one the caller counts the pieces.
 *
 * @throws RangeError with code `ERR_BUFFER_TOO_LARGE` beyond `mostBytes`
 */
export function inflate(
  compressed: Uint8Array,
  mostBytes: number,
): Iterable<Buffer> | AsyncIterable<Buffer> {
  if (compressed.length <= SMALL_COMPRESSED_BYTES)
    return [inflateRawSync(compressed, { maxOutputLength: mostBytes })];
  const inflater = createInflateRaw({ chunkSize: CHUNK_BYTES });
  inflater.end(compressed);
  return inflater as AsyncIterable<Buffer>;
}

/** True when a small part grew beyond its bound. */
export function isTooLarge(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_BUFFER_TOO_LARGE'
  );
}
