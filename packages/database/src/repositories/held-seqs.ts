import { CaptureHeldRun, JOINED_DEVICE } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { Whole } from '../columns.js';
import { rows } from '../rows.js';

/** What is held of a note: the `seq`s of each device that typed into it, as runs without a gap. */
export function heldSeqs(manager: EntityManager, noteId: string): Promise<CaptureHeldRun[]> {
  return rows(
    manager,
    CaptureHeldRun.extend({ first: Whole, last: Whole }),
    `SELECT device_id, min(seq) AS first, max(seq) AS last
     FROM (
       SELECT device_id, seq, seq - row_number() OVER (PARTITION BY device_id ORDER BY seq) AS run
       FROM capture_event
       WHERE note_id = $1 AND NOT starts_with(device_id, $2)
     ) AS numbered
     GROUP BY device_id, run
     ORDER BY device_id, first`,
    [noteId, JOINED_DEVICE],
  );
}
