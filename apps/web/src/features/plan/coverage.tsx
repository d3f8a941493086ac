import type { PlanResponse } from '@lqc/contracts';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { date, percent } from '../../lib/format';
import { shortQuarter } from '../history/copy';
import { copy } from './copy';

/** A table of visited active companies by sector and quarter, with the sectors' PDRB weights. */
export function Coverage({ plan: { coverage, quarters, weights } }: { plan: PlanResponse }) {
  if (coverage.length === 0)
    return (
      <Panel title={copy.coverage}>
        <EmptyState title={copy.noCoverage}>{copy.noCoverageBody}</EmptyState>
      </Panel>
    );
  const note = weights ? copy.weights(date(weights.as_of), weights.source) : null;
  return (
    <Panel title={copy.coverage} note={[copy.coverageNote, note].filter(Boolean).join(' · ')}>
      <Ledger label={copy.coverage} isDense>
        <LedgerHead
          columns={[
            copy.columns.sector,
            ...(weights ? [{ number: copy.weight }] : []),
            { number: copy.active },
            ...quarters.map((quarter) => ({ number: shortQuarter(quarter) })),
          ]}
        />
        <tbody>
          {coverage.map(({ sector, weight, active, cells }) => (
            <tr key={sector}>
              <th scope="row">{sector ?? copy.unknown}</th>
              {weights && (
                <td className="number">{percent(weight === null ? null : weight * 100)}</td>
              )}
              <td className="number">{active}</td>
              {cells.map(({ quarter_id: id, companies }) => (
                <td key={id} className={companies === 0 ? 'number hatched' : 'number'}>
                  {companies}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Ledger>
    </Panel>
  );
}
