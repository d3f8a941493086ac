import type { WeightedBalance, WeightedNetBalances } from '@lqc/contracts';
import { longDate } from '@lqc/phrases';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { count, NOT_AVAILABLE, percent, points } from '../../lib/format';
import { copy } from './copy';

/** Net balances weighted by the sectors' output, with the weights' date and source. */
export function WeightedBalances({ weighted }: { weighted: WeightedNetBalances }) {
  const { as_of: asOf, source, indicators } = weighted;
  const { indicator, ...figures } = copy.weightedColumns;
  return (
    <Panel title={copy.weighted} note={copy.weightedNote(longDate(asOf), source)}>
      <Ledger label={copy.weighted}>
        <LedgerHead
          columns={[indicator, ...Object.values(figures).map((number) => ({ number }))]}
        />
        <tbody>
          {indicators.map(({ key, indicator: label, now, before }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="number">{balanceOf(before)}</td>
              <td className="number font-semibold">{balanceOf(now)}</td>
              <td className="number whitespace-nowrap text-muted">{now && rangeOf(now)}</td>
              <td className="number text-muted">{now && percent(100 * now.coverage)}</td>
              <td className="number text-muted">{now && count(now.n)}</td>
            </tr>
          ))}
        </tbody>
      </Ledger>
    </Panel>
  );
}

const balanceOf = (weighted: WeightedBalance | null) =>
  weighted ? points(weighted.balance) : NOT_AVAILABLE;

const rangeOf = ({ low, high }: WeightedBalance) =>
  low === null || high === null ? copy.weightedNoRange : copy.between(points(low), points(high));
