import type { PlanResponse } from '@lqc/contracts';
import { companyStandings } from '@lqc/phrases';
import { Button } from '../../components/button';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { count, dotted } from '../../lib/format';
import { usePages } from '../../lib/use-pages';
import { CompanyLink } from '../companies/company-link';
import { useChoice } from './api';
import { copy } from './copy';

/** Companies that people removed from the list of visits, each with a button to restore it. */
export function Removed({ plan: { removed, target } }: { plan: PlanResponse }) {
  const choose = useChoice();
  const { shown, ...pages } = usePages(removed);
  return (
    <Panel title={copy.removedTitle(count(removed.length))}>
      <ul className="divide-y divide-line text-sm">
        {shown.map(({ by, note, standing, ...one }) => (
          <li key={one.company_key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 flex-1 basis-60">
              <CompanyLink companyKey={one.company_key}>{one.name}</CompanyLink>{' '}
              <span className="text-muted">
                {dotted(standing && companyStandings[standing], `${copy.by} ${by}`, note)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={copy.backOf(one.name)}
              disabled={choose.isPending}
              onClick={() =>
                choose.mutate({ company_keys: [one.company_key], target, choice: null })
              }
            >
              {copy.back}
            </Button>
          </li>
        ))}
      </ul>
      <Pager label={copy.removedPages} {...pages} />
    </Panel>
  );
}
