import { SECTORS } from '@lqc/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Badge } from '../../components/badge';
import { buttonLook } from '../../components/button';
import { SelectField, TextField } from '../../components/field';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { EmptyState, ErrorNotice, Skeleton } from '../../components/states';
import { api } from '../../lib/api';
import { count } from '../../lib/format';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { CompanyLink } from '../companies/company-link';
import { copy } from './copy';

const QUARTERS = [2, 4, 8];

/** The list of all companies that were visited or are in the register. */
export function ContactsPage() {
  useTitle(copy.title);
  const asked = useSearch({ from: '/kontak' });
  const navigate = useNavigate();
  const go = (change: typeof asked) =>
    void navigate({
      to: '/kontak',
      search: { ...asked, page: undefined, ...change },
      replace: true,
    });
  const found = useQuery({
    queryKey: ['contacts', asked],
    queryFn: () => api.call('contacts', { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  const page = asked.page ?? 1;
  const isNarrowed = Boolean(asked.q || asked.sector || asked.not_visited);
  return (
    <PageFrame title={copy.title}>
      <Panel
        title={data && copy.found(count(data.total))}
        note={copy.listNote}
        actions={
          <div className="flex flex-wrap gap-2">
            <Link to="/periksa" className={buttonLook()}>
              {copy.checks}
            </Link>
            <Link to="/rencana" className={buttonLook()}>
              {copy.plan}
            </Link>
          </div>
        }
      >
        <div className="mb-3 grid gap-3 sm:grid-cols-3">
          <TextField
            label={copy.name}
            value={asked.q ?? ''}
            onChange={({ target }) => go({ q: target.value || undefined })}
          />
          <SelectField
            label={copy.sector}
            value={asked.sector ?? ''}
            onChange={({ target }) => go({ sector: target.value || undefined })}
          >
            <option value="">{copy.allSectors}</option>
            {SECTORS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <SelectField
            label={copy.visited}
            value={asked.not_visited ?? ''}
            onChange={({ target }) => go({ not_visited: Number(target.value) || undefined })}
          >
            <option value="">{copy.any}</option>
            {QUARTERS.map((quarters) => (
              <option key={quarters} value={quarters}>
                {copy.notVisited(quarters)}
              </option>
            ))}
          </SelectField>
        </div>
        {found.error && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton rows={8} />}
        {data?.total === 0 &&
          (isNarrowed ? (
            <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>
          ) : (
            <EmptyState title={copy.nobody}>{copy.nobodyBody}</EmptyState>
          ))}
        {data && data.total > 0 && (
          <Ledger label={copy.title}>
            <LedgerHead columns={copy.columns} />
            <tbody>
              {data.contacts.map((one) => (
                <tr key={one.company_key}>
                  <th scope="row">
                    <CompanyLink companyKey={one.company_key}>{one.name}</CompanyLink>
                  </th>
                  <td>{one.sector ?? copy.unknown}</td>
                  <td>{one.district ?? copy.unknown}</td>
                  <td>
                    {one.matched === null ? (
                      <Badge>{copy.unmatched}</Badge>
                    ) : (
                      (one.status ?? copy.unknown)
                    )}
                  </td>
                  <td className="number">{one.visits}</td>
                  <td className="whitespace-nowrap">{one.last_quarter?.label ?? copy.never}</td>
                </tr>
              ))}
            </tbody>
          </Ledger>
        )}
        {data && (
          <Pager
            label={copy.pages}
            page={page}
            pages={Math.ceil(data.total / data.page_size)}
            onPage={(to) => go({ page: to })}
          />
        )}
      </Panel>
    </PageFrame>
  );
}
