import { type Quarter, type Disclosure, weightedBalanceOf } from '@lqc/analysis';
import { type IndicatorKey, type SectorWeights, SHOWS_A_FIRM_BELOW } from '@lqc/contracts';
import { longDate, workbookPhrases as say } from '@lqc/phrases';
import type { WeightedNetBalance } from '@lqc/statistics';
import { disclosuresOf } from '../../disclosures-of.js';
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
  { key, n }: { readonly key: IndicatorKey; readonly n: number },
  { copy, weights }: Weighing,
): WeightedView | null {
  if (!weights) return null;
  const weighted = weightedBalanceOf(quarter, key, weights);
  // The difference to the unweighted balance would reveal the answers left out, if these are few.
  const leftOut = weighted ? n - weighted.n : 0;
  const isFew = leftOut > 0 && leftOut < SHOWS_A_FIRM_BELOW;
  if (copy === 'release' && isFew) return { weighted, disclosure: 'withheld' };
  // It is made of how the answers lie, and told where that is.
  const { sides } = disclosuresOf(quarter, copy).all(key);
  return { weighted, disclosure: sides === 'withheld' ? sides : 'open' };
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
    disclosure: (row) => view(row)?.disclosure ?? 'open',
  });
  return [
    column('points', say.column.weighted, ({ balance }) => balance),
    column('points', say.column.low, ({ range }) => range.low),
    column('points', say.column.high, ({ range }) => range.high),
    column('share', say.column.coverage, ({ coverage }) => 100 * coverage),
  ];
}

/** A note on the source and date of the weights; none without weights. */
export const weightsNotes = ({ weights }: Weighing): string[] =>
  weights ? [say.note.weights(longDate(weights.as_of), weights.source)] : [];
