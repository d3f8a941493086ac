import { CAPTURE_LIMITS } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import type { CaptureEvent } from '../entities/capture-event.js';

/**
 * Whether a note has room for one more event, counting those that it was asked for before. A note is folded and read
 * whole, so what it holds has an end.
 */
export async function roomInNotes(
  transaction: EntityManager,
  noteIds: readonly string[],
): Promise<(event: Pick<CaptureEvent, 'noteId' | 'deviceId' | 'field' | 'value'>) => boolean> {
  const rows: (StoredSize & { note_id: string })[] = await transaction.query(
    `SELECT note_id, count(*)::int AS events,
            sum(value_bytes)::float8 AS bytes,
            array_agg(DISTINCT device_id) AS devices, array_agg(DISTINCT field) AS fields
     FROM capture_event
     WHERE note_id = ANY($1)
     GROUP BY note_id`,
    [noteIds],
  );
  const sizes = new Map(rows.map((row) => [row.note_id, sizeOf(row)]));
  return ({ noteId, deviceId, field, value }) => {
    const size = sizes.get(noteId) ?? sizeOf({ events: 0, bytes: 0, devices: [], fields: [] });
    const bytes = Buffer.byteLength(JSON.stringify(value));
    const hasRoom =
      size.events < CAPTURE_LIMITS.eventsOfNote &&
      size.bytes + bytes <= CAPTURE_LIMITS.bytesOfNote &&
      isOneOf(size.devices, deviceId, CAPTURE_LIMITS.devicesOfNote) &&
      isOneOf(size.fields, field, CAPTURE_LIMITS.fieldsOfNote);
    if (!hasRoom) return false;
    size.events += 1;
    size.bytes += bytes;
    size.devices.add(deviceId);
    size.fields.add(field);
    sizes.set(noteId, size);
    return true;
  };
}

interface StoredSize {
  readonly events: number;
  readonly bytes: number;
  readonly devices: readonly string[];
  readonly fields: readonly string[];
}
const sizeOf = ({ events, bytes, devices, fields }: StoredSize) => ({
  events,
  bytes,
  devices: new Set(devices),
  fields: new Set(fields),
});

/** Whether it is one of them, or may become one. */
const isOneOf = (all: ReadonlySet<string>, one: string, atMost: number): boolean =>
  all.has(one) || all.size < atMost;
