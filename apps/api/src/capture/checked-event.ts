import { createHash } from 'node:crypto';
import {
  CAPTURE_LIMITS,
  CaptureValue,
  type CaptureEvent,
  type ErrorCode,
  OpenedNote,
} from '@lqc/contracts';
import { type CheckedEvent, safeJson } from '@lqc/database';

/** A field's name, as the note's own fields are named; others are kept and written at the sheet's end. */
const FIELD = /^[\p{L}\p{N}][\p{L}\p{N} ._:/-]*$/u;

/**
 * An event with the hash by which sending it again is known, and with why it cannot be part of a note
 * where it cannot. The hash is of what is stored, so that texts that PostgreSQL refuses make no difference.
 */
export function checkedEvent(event: CaptureEvent): CheckedEvent {
  const fields = Object.entries(event).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bodyHash = createHash('sha256').update(safeJson(fields)!).digest('hex');
  if (event.kind === 'open') {
    const opens = OpenedNote.safeParse(event.value);
    return opens.success
      ? { event: { ...event, field: '' }, bodyHash, opens: opens.data, refused: null }
      : { event, bodyHash, opens: null, refused: 'CAPTURE_OPEN_INCOMPLETE' };
  }
  return { event, bodyHash, opens: null, refused: refusalOf(event) };
}

function refusalOf({ field, value }: CaptureEvent): ErrorCode | null {
  if (!field || !FIELD.test(field) || !CaptureValue.safeParse(value).success)
    return 'CAPTURE_VALUE_INVALID';
  return typeof value === 'string' && value.length > CAPTURE_LIMITS.valueLength
    ? 'CAPTURE_VALUE_INVALID'
    : null;
}
