import { sessionExpectations } from '@lqc/analysis';
import { indicatorOf } from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import type { DocumentTable } from '../report-document.js';
import { words } from './figure-cells.js';
import type { ReportQuarters } from '../../quarters.js';

const PERCENT = 100;

/** What companies expected in the quarter before beside what the same ones report now. For the office alone. */
export function expectationsTable({ now, before }: ReportQuarters): DocumentTable {
  return {
    title: say.expectationsTitle(before.period, now.period),
    columns: [
      { header: say.expectation, kind: 'text', weight: 2.7 },
      { header: say.outcome, kind: 'text', weight: 2.4 },
      { header: workbookPhrases.column.n, kind: 'count', weight: 0.8 },
      { header: say.metExactly, kind: 'count', weight: 1.1 },
      { header: say.outcomeAbove, kind: 'count', weight: 1.3 },
      { header: say.outcomeBelow, kind: 'count', weight: 1.3 },
      { header: say.hitRate, kind: 'share', weight: 1.4 },
      { header: say.byChance, kind: 'share', weight: 1.3 },
    ],
    rows: sessionExpectations(now, before).pairs.map((pair) => {
      const { expectation, outcome, n, matrix, hit_rate: rate, baseline } = pair;
      const sum = (isMeant: (expected: number, came: number) => boolean) =>
        matrix
          .flatMap((row, expected) => row.filter((_, came) => isMeant(expected, came)))
          .reduce((all, one) => all + one, 0);
      return [
        words(indicatorOf(expectation).label),
        words(indicatorOf(outcome).label),
        { value: n },
        { value: sum((expected, came) => expected === came) },
        { value: sum((expected, came) => came > expected) },
        { value: sum((expected, came) => came < expected) },
        { value: rate === null ? null : rate * PERCENT },
        { value: baseline === null ? null : baseline * PERCENT },
      ];
    }),
    notes: say.expectationsNotes,
  };
}
