import { CAPTURE_KINDS, type CaptureField } from '@lqc/contracts';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { storedSize, Whole } from '../columns.js';
import { now } from '../database-clock.js';
import { CaptureEvent } from '../entities/capture-event.js';
import { CaptureNote } from '../entities/capture-note.js';
import { rows, scalars } from '../rows.js';
import type { TypedEvent } from './captured-events.js';

/** What a fold looks at; of a long text, which mostly does not stand any more, the hash in place of the value. */
const FoldedEvent = z.object({
  eventId: z.string(),
  deviceId: z.string(),
  seq: Whole,
  field: z.string(),
  kind: z.enum(CAPTURE_KINDS),
  baseHash: z.string().nullable(),
  hash: z.string().nullable(),
  value: z.unknown(),
});

/** Folds what was typed into fields of a note; reads whole events by their ids. */
export type FoldEvents = (
  events: readonly z.infer<typeof FoldedEvent>[],
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, CaptureEvent>>,
) => Promise<CaptureField[]>;

const BYTES = storedSize('value', 'field', 'device_id', 'body_hash');

/**
 * A note's fields by all that was typed into them, folded anew where something was typed now; an event that arrives
 * late opens a closed note again. When it was closed stays, so that it can be told from one that nobody has finished
 * yet.
 */
export async function foldAgain(
  transaction: EntityManager,
  { id, fields }: Pick<CaptureNote, 'id' | 'fields'>,
  typed: readonly TypedEvent[],
  fold: FoldEvents,
): Promise<void> {
  const events = await rows(
    transaction,
    FoldedEvent,
    `SELECT event_id AS "eventId", device_id AS "deviceId", seq, field, kind, base_hash AS "baseHash",
            CASE WHEN is_text THEN encode(sha256(convert_to(value #>> '{}', 'UTF8')), 'hex') END AS hash,
            CASE WHEN NOT is_text THEN value END AS value
       FROM capture_event, LATERAL (SELECT coalesce(jsonb_typeof(value) = 'string', false) AS is_text) of_value
      WHERE note_id = $1 AND field = ANY($2) AND kind <> 'open'
      ORDER BY position`,
    [id, [...new Set(typed.map(({ field }) => field))]],
  );
  const again = await fold(events, async (ids) => {
    const found = await transaction.find(CaptureEvent, {
      where: { eventId: In([...ids]) },
      relations: { account: true },
    });
    return new Map(found.map((event) => [event.eventId, event]));
  });
  const [added = 0] = await scalars(
    transaction,
    Whole,
    `SELECT sum(${BYTES}) FROM capture_event WHERE event_id = ANY($1)`,
    [typed.map(({ eventId }) => eventId)],
  );
  const folded = new Map([...fields, ...again].map((one) => [one.field, one]));
  await transaction.update(
    CaptureNote,
    { id },
    {
      fields: [...folded.values()],
      bytes: () => `bytes + ${added}`,
      receivedAt: now,
      state: 'open',
      reason: null,
    },
  );
}
