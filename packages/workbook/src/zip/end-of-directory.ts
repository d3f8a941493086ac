import { Buffer } from 'node:buffer';
import { WorkbookError } from '../workbook-error.js';

// PKWARE APPNOTE 4.3.16: a signature, fixed fields, the length of the comment, the comment.
const SIGNATURE = 0x06054b50;
const COMMENT_LENGTH_AT = 20;
const FIXED_LENGTH = 22;
const MAX_COMMENT_BYTES = 0xffff;

/**
 * A zip without its comment, which may hold the signature that readers look for at the end. The true
 * record is the one whose comment ends with the file.
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED` when there is no such record, or more than one: other
 *   programs might then read another list of parts
 */
export function withoutComment(bytes: Buffer): Buffer {
  const from = Math.max(0, bytes.length - FIXED_LENGTH - MAX_COMMENT_BYTES);
  const ends: number[] = [];
  for (let at = bytes.length - FIXED_LENGTH; at >= from; at -= 1)
    if (
      bytes.readUInt32LE(at) === SIGNATURE &&
      at + FIXED_LENGTH + bytes.readUInt16LE(at + COMMENT_LENGTH_AT) === bytes.length
    )
      ends.push(at);
  const [end] = ends;
  if (end === undefined || ends.length > 1) throw new WorkbookError('WORKBOOK_DAMAGED');
  if (end + FIXED_LENGTH === bytes.length) return bytes;
  const copy = Buffer.from(bytes.subarray(0, end + FIXED_LENGTH));
  copy.writeUInt16LE(0, end + COMMENT_LENGTH_AT);
  return copy;
}
