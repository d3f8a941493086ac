import { ofOneCompany, type PlanResponse, shortSectorName } from '@lqc/contracts';
import { shownOf, visitReason } from '@lqc/phrases';
import { Button } from '../../components/button';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { toast } from '../../components/toast';
import { usePages } from '../../lib/use-pages';
import { CompanyLink } from '../companies/company-link';
import { useChoice } from './api';
import { copy } from './copy';
import { NotesTold } from './notes-told';

/** Companies that have reasons to be visited; each can be planned, or taken off. */
export function Proposals({
  plan: { proposals, proposals_total: total, target, notes },
}: {
  plan: PlanResponse;
}) {
  const choose = useChoice();
  const notesOf = ofOneCompany(notes);
  const { shown, ...pages } = usePages(proposals);
  const set = (
    { company_key: key, name }: PlanResponse['proposals'][number],
    choice: 'added' | 'removed',
  ) => {
    const one = { company_keys: [key], target };
    choose.mutate(
      { ...one, choice },
      {
        onSuccess: () =>
          toast(choice === 'added' ? copy.added(name) : copy.notProposed(name), {
            action: { label: copy.undo, run: () => choose.mutate({ ...one, choice: null }) },
          }),
      },
    );
  };
  return (
    <Panel title={copy.proposals(shownOf(proposals.length, total))} note={copy.proposalsNote}>
      {proposals.length === 0 ? (
        <EmptyState title={copy.noProposals} />
      ) : (
        <Ledger label={copy.proposalsTitle} isStacked>
          <LedgerHead columns={[...Object.values(copy.columns), { hidden: copy.actions }]} />
          <tbody>
            {shown.map((one) => (
              <tr key={one.company_key}>
                <th scope="row">
                  <CompanyLink companyKey={one.company_key}>{one.name}</CompanyLink>
                </th>
                <td title={one.sector ?? undefined}>
                  {one.sector ? shortSectorName(one.sector) : copy.unknown}
                </td>
                <td className="whitespace-nowrap">{one.last_quarter?.label ?? copy.never}</td>
                <td>
                  {one.reasons.map(visitReason).join('; ')}
                  <NotesTold notes={notesOf(one.name)} />
                </td>
                <td className="text-right whitespace-nowrap">
                  <Button
                    size="small"
                    aria-label={copy.addOf(one.name)}
                    disabled={choose.isPending}
                    onClick={() => set(one, 'added')}
                  >
                    {copy.addShort}
                  </Button>{' '}
                  <Button
                    variant="tool"
                    aria-label={copy.dismissOf(one.name)}
                    disabled={choose.isPending}
                    onClick={() => set(one, 'removed')}
                  >
                    {copy.dismiss}
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
