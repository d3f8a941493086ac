import type { PlanResponse } from '@lqc/contracts';
import { visitReason } from '@lqc/phrases';
import { Button } from '../../components/button';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { toast } from '../../components/toast';
import { count } from '../../lib/format';
import { usePages } from '../../lib/use-pages';
import { CompanyLink } from '../companies/company-link';
import { MakeFile } from '../exports/make-file';
import { AddCompany } from './add-company';
import { exportPlan, useChoice } from './api';
import { copy } from './copy';

/** The list of visits: companies that people chose, then proposals; each can be removed. */
export function Visits({ plan: { proposals } }: { plan: PlanResponse }) {
  const choose = useChoice();
  const { shown, ...pages } = usePages(proposals);
  const takeOff = ({ company_key, name, reasons }: PlanResponse['proposals'][number]) => {
    const wasAdded = reasons.some(({ kind }) => kind === 'chosen');
    choose.mutate(
      { company_key, choice: 'removed' },
      {
        onSuccess: () =>
          toast(copy.removed(name), {
            action: {
              label: copy.undo,
              run: () => choose.mutate({ company_key, choice: wasAdded ? 'added' : null }),
            },
          }),
      },
    );
  };
  return (
    <Panel
      title={copy.proposals(count(proposals.length))}
      note={copy.proposalsNote}
      actions={
        <MakeFile
          label={copy.export}
          making={copy.exporting}
          failed={copy.exportFailed}
          make={exportPlan}
        />
      }
    >
      <AddCompany />
      {proposals.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>
      ) : (
        <Ledger label={copy.title}>
          <LedgerHead
            columns={[
              copy.columns.company,
              copy.columns.sector,
              copy.columns.last,
              copy.columns.reasons,
              copy.actions,
            ]}
          />
          <tbody>
            {shown.map((one) => (
              <tr key={one.company_key}>
                <th scope="row">
                  <CompanyLink companyKey={one.company_key}>{one.name}</CompanyLink>
                </th>
                <td>{one.sector ?? copy.unknown}</td>
                <td className="whitespace-nowrap">{one.last_quarter?.label ?? copy.never}</td>
                <td>{one.reasons.map(visitReason).join('; ')}</td>
                <td>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={copy.removeOf(one.name)}
                    disabled={choose.isPending}
                    onClick={() => takeOff(one)}
                  >
                    {copy.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Ledger>
      )}
      <Pager label={copy.pages} {...pages} />
    </Panel>
  );
}
