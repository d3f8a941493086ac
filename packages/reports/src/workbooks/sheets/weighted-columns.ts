import { type Quarter, type Disclosure, weightedBalanceOf } from '@lqc/analysis';
import type { IndicatorKey, SectorWeights } from '@lqc/contracts';
import { longDate, workbookPhrases as say } from '@lqc/phrases';
import type { WeightedNetBalance } from '@lqc/statistics';
import type { Column, ColumnKind } from '../table.js';
import type { WorkbookInput } from '../workbook-input.js';

/** A weighted net balance and its disclosure in the copy. */
export interface WeightedView {
  readonly weighted: WeightedNetBalance | null;
  readonly disclosure: Disclosure;
}

type Weighing = Pick<WorkbookInput, 'copy' | 'weights'>;

/** An indicator's weighted net balance; null when no weights are stored. */
export function weightedView(
  quarter: Quarter,
  key: IndicatorKey,
  { copy, weights }: Weighing,
): WeightedView | null {
  if (!weights) return null;
  const weighted = weightedBalanceOf(quarter, key, weights);
  // It is made of how the answers of each sector lie, which a copy that leaves tells of none.
  return { weighted, disclosure: copy === 'release' ? 'withheld' : 'open' };
}

/**
 * The columns for the weighted net balance with its range and coverage; none without weights.
 *
 * @param period the quarter that the header names; null when each row names its own
 */
export function weightedColumns<Row>(
  period: string | null,
  weights: SectorWeights | null,
  view: (row: Row) => WeightedView | null,
): Column<Row>[] {
  if (!weights) return [];
  const column = (
    kind: ColumnKind,
    header: string,
    value: (weighted: WeightedNetBalance) => number | null,
  ): Column<Row> => ({
    header,
    group: say.group.weighted(period),
    kind,
    width: 12,
    value: (row) => {
      const weighted = view(row)?.weighted;
      return weighted ? value(weighted) : null;
    },
    disclosure: (row) => view(row)?.disclosure ?? 'open',
  });
  return [
    column('points', say.column.weighted, ({ balance }) => balance),
    column('points', say.column.low, ({ range }) => range?.low ?? null),
    column('points', say.column.high, ({ range }) => range?.high ?? null),
    column('share', say.column.coverage, ({ coverage }) => 100 * coverage),
  ];
}

/** A note on the source and date of the weights; none without weights. */
export const weightsNotes = ({ weights }: Weighing): string[] =>
  weights ? [say.note.weights(longDate(weights.as_of), weights.source)] : [];
