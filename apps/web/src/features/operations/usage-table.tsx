import type { PersonalUsage } from '@lqc/contracts';
import { FigureTable } from '../../components/figure-table';
import { count } from '../../lib/format';
import { copy } from './copy';

/** The persons who use most. */
export function UsageTable({ persons }: { persons: readonly PersonalUsage[] }) {
  if (persons.length === 0) return <p className="text-muted">{copy.nobody}</p>;
  return (
    <FigureTable
      label={copy.usage}
      isStacked
      columns={Object.values(copy.usageColumns)}
      rows={persons.map((used) => [
        used.username,
        count(Math.round(used.stored_mb)),
        count(used.unfinished_runs),
        count(used.model_tokens_today),
      ])}
    />
  );
}
