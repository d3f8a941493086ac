import { type Quarter, type Standing, weightedBalanceOf } from '@lqc/analysis';
import { type IndicatorKey, type SectorWeights, SHOWS_A_FIRM_BELOW } from '@lqc/contracts';
import { longDate, workbookPhrases as say } from '@lqc/phrases';
import type { WeightedNetBalance } from '@lqc/statistics';
import type { Column, ColumnKind } from '../table.js';
import type { WorkbookInput } from '../workbook-input.js';

/** A weighted net balance and how it stands in the copy. */
export interface WeightedView {
  readonly weighted: WeightedNetBalance | null;
  readonly standing: Standing;
}

type Weighing = Pick<WorkbookInput, 'copy' | 'weights'>;

/** An indicator's weighted net balance; null while no weights are stored. */
export function weightedView(
  quarter: Quarter,
  { key, n }: { readonly key: IndicatorKey; readonly n: number },
  { copy, weights }: Weighing,
): WeightedView | null {
  if (!weights) return null;
  const weighted = weightedBalanceOf(quarter, key, weights);
  // Beside the unweighted balance it would give away the few whom it leaves out.
  const leftOut = weighted ? n - weighted.n : 0;
  const isFew = leftOut > 0 && leftOut < SHOWS_A_FIRM_BELOW;
  return { weighted, standing: copy === 'release' && isFew ? 'withheld' : 'open' };
}

/** The weighted net balance, of one period or of each row's, with its range and coverage; no columns without weights. */
export function weightedColumns<Row>(
  period: string | null,
  weights: SectorWeights | null,
  view: (row: Row) => WeightedView | null,
): Column<Row>[] {
  if (!weights) return [];
  const column = (
    kind: ColumnKind,
    header: string,
    value: (weighted: WeightedNetBalance) => number,
  ): Column<Row> => ({
    header,
    group: say.group.weighted(period),
    kind,
    width: 12,
    value: (row) => {
      const weighted = view(row)?.weighted;
      return weighted ? value(weighted) : null;
    },
    standing: (row) => view(row)?.standing ?? 'open',
  });
  return [
    column('points', say.column.weighted, ({ balance }) => balance),
    column('points', say.column.low, ({ range }) => range.low),
    column('points', say.column.high, ({ range }) => range.high),
    column('share', say.column.coverage, ({ coverage }) => 100 * coverage),
  ];
}

/** Where the weights come from and since when they hold; no line without weights. */
export const weightsNotes = ({ weights }: Weighing): string[] =>
  weights ? [say.note.weights(longDate(weights.as_of), weights.source)] : [];
