import { likertStatus } from '@lqc/statistics';
import type { FactAddress } from '../../facts/fact-table.js';
import type { ItemOf } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/** "Berstatus tinggi": the average's status. */
export function readStatus(sentence: Sentence, item: ItemOf<'status'>): Reading {
  const { table } = sentence.sheet;
  const { keys } = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const { role } = periodOf(sentence, item);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({ measure: 'average', indicator, sector, period: role ?? 'now' })),
  );
  if (at.length === 0) return decided({ type: 'level', items: [item] }, null);
  // "Tergolong rendah" may be said beside others as well as of the scale.
  const sure = item.word === 'tergolong' ? unsure : (one: Reading) => one;
  return sure(
    judge(
      { type: 'level', items: [item] },
      table,
      at,
      ({ value }) => likertStatus(value) === item.meaning.status,
    ),
  );
}
