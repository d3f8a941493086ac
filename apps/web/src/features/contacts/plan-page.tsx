import { useQuery } from '@tanstack/react-query';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { ErrorNotice, Skeleton } from '../../components/states';
import { api } from '../../lib/api';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { shortQuarter } from '../history/copy';
import { CompanyLink } from './company-link';
import { copy, reasonText } from './copy';

/** Coverage by sector and quarter, and whom to visit next and why. */
export function PlanPage() {
  useTitle(copy.planTitle);
  const plan = useQuery({ queryKey: ['plan'], queryFn: () => api.call('plan', { query: {} }) });
  const { data } = plan;
  return (
    <PageFrame title={copy.planTitle}>
      {plan.error && <ErrorNotice error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.isPending && <Skeleton rows={8} />}
      {data && (
        <div className="flex flex-col gap-3">
          <Panel title={copy.coverage} note={copy.coverageNote}>
            <Ledger label={copy.coverage} isDense>
              <LedgerHead
                columns={[
                  copy.sector,
                  { number: copy.active },
                  ...data.quarters.map((quarter) => ({ number: shortQuarter(quarter) })),
                ]}
              />
              <tbody>
                {data.coverage.map(({ sector, active, cells }) => (
                  <tr key={sector}>
                    <th scope="row">{sector ?? copy.unknown}</th>
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
          <Panel title={copy.proposals(data.proposals.length)} note={copy.proposalsNote}>
            <Ledger label={copy.planTitle}>
              <LedgerHead
                columns={[copy.columns[0], copy.columns[1], copy.columns[5], copy.reasons]}
              />
              <tbody>
                {data.proposals.map((one) => (
                  <tr key={one.company_key}>
                    <th scope="row">
                      <CompanyLink company={one} />
                    </th>
                    <td>{one.sector ?? copy.unknown}</td>
                    <td>{one.last_quarter?.label ?? copy.never}</td>
                    <td>{one.reasons.map(reasonText).join('; ')}</td>
                  </tr>
                ))}
              </tbody>
            </Ledger>
          </Panel>
        </div>
      )}
    </PageFrame>
  );
}
