import type { PersonalUsage } from '@lqc/contracts';
import { Ledger, LedgerHead } from '../../components/ledger';
import { count } from '../../lib/format';
import { copy } from './copy';

/** The persons who use most. */
export function UsageTable({ persons }: { persons: readonly PersonalUsage[] }) {
  if (persons.length === 0) return <p className="text-muted">{copy.nobody}</p>;
  const { person, ...numbers } = copy.usageColumns;
  return (
    <Ledger label={copy.usage} isStacked>
      <LedgerHead columns={[person, ...Object.values(numbers).map((number) => ({ number }))]} />
      <tbody>
        {persons.map((used) => (
          <tr key={used.username}>
            <th scope="row">{used.username}</th>
            <td className="number" data-head={numbers.stored}>
              {count(Math.round(used.stored_mb))}
            </td>
            <td className="number" data-head={numbers.runs}>
              {count(used.unfinished_runs)}
            </td>
            <td className="number" data-head={numbers.tokens}>
              {count(used.model_tokens_today)}
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
