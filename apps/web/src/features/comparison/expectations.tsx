import { type ExpectationsResponse, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../components/panel';
import { Awaited } from '../../components/states';
import { count, percent } from '../../lib/format';
import { expectationsOf } from '../analysis-session/api';
import { copy } from './copy';
import { type Cell, ExpectationDialog } from './expectation-dialog';

/** The cell of a matrix whose companies are shown. */
interface ChosenCell {
  readonly expectation: IndicatorKey;
  readonly cell: Cell;
}

type Pair = ExpectationsResponse['pairs'][number];
const share = (value: number | null) => percent(value === null ? null : value * 100);

/** *Perkiraan dan kenyataan*: what companies expected compared with what they then reported. */
export function Expectations({ sessionId, before }: { sessionId: string; before: string }) {
  const expectations = useQuery(expectationsOf(sessionId));
  const [chosen, setChosen] = useState<ChosenCell | null>(null);
  const hasNone = expectations.data?.pairs.every(({ n }) => n === 0) ?? false;
  return (
    <Panel title={copy.expectations} note={copy.expectationsNote(before)}>
      <Awaited of={expectations} title={copy.expectationsFailed} rows={5} label={copy.loading} />
      {hasNone && (
        <div role="status" className="rounded-md border border-warn bg-warn-tint p-3">
          <p className="font-semibold">{copy.noPairs}</p>
          <p>{copy.noPairsMend}</p>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {(hasNone ? [] : (expectations.data?.pairs ?? [])).map((pair) => (
          <Matrix
            key={pair.expectation}
            pair={pair}
            onCell={(cell) => setChosen({ expectation: pair.expectation, cell })}
          />
        ))}
      </div>
      {chosen && (
        <ExpectationDialog sessionId={sessionId} {...chosen} onClose={() => setChosen(null)} />
      )}
    </Panel>
  );
}

interface MatrixProps {
  readonly pair: Pair;
  readonly onCell: (cell: Cell) => void;
}

function Matrix({ pair, onCell }: MatrixProps) {
  const { n, matrix, hit_rate: hit, baseline, against_chance: chance } = pair;
  return (
    <figure className="min-w-0 rounded-md border border-line p-3">
      <figcaption className="font-semibold">{indicatorOf(pair.expectation).label}</figcaption>
      <p className="text-xs text-muted">
        {copy.against(indicatorOf(pair.outcome).label, count(n))}
      </p>
      <table
        aria-label={copy.matrixOf(indicatorOf(pair.expectation).label)}
        className="mt-2 w-full text-center text-sm"
      >
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="text-left font-normal">
              {copy.expected}
            </th>
            {copy.sides.map((side) => (
              <th key={side} scope="col" className="font-normal">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map((cells, row) => (
            <tr key={copy.sides[row]}>
              <th scope="row" className="text-left text-xs font-normal text-muted">
                {copy.sides[row]}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={copy.sides[column]}
                  className={
                    row === column
                      ? 'border border-line bg-sunken py-1 font-semibold'
                      : 'border border-line py-1'
                  }
                >
                  {cell === 0 ? (
                    count(cell)
                  ) : (
                    <button
                      type="button"
                      className="min-h-hit-small w-full underline decoration-dotted underline-offset-4 hover:text-accent"
                      aria-label={copy.openCell(copy.sides[row]!, copy.sides[column]!, count(cell))}
                      onClick={() => onCell([row, column])}
                    >
                      {count(cell)}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm">
        {chance === null ? copy.tooFew : copy.hit(share(hit), share(baseline), chance)}
      </p>
    </figure>
  );
}
