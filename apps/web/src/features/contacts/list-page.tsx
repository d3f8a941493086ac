import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { buttonLook } from '../../components/button';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { Awaited, EmptyState } from '../../components/states';
import { api } from '../../lib/api';
import { count } from '../../lib/format';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { ContactList } from './contact-list';
import { copy } from './copy';
import { ListFilters } from './list-filters';

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
  const { page: _, sort: __, ...filters } = asked;
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <PageFrame title={copy.title} isWide>
      <Panel title={data && copy.found(count(data.total))} note={copy.listNote}>
        <ListFilters
          asked={asked}
          districts={data?.districts ?? []}
          total={data?.total}
          onGo={go}
        />
        {isNarrowed && (
          <Link to="/kontak" className={`${buttonLook({ variant: 'quiet', size: 'small' })} mb-2`}>
            {copy.clear}
          </Link>
        )}
        <Awaited of={found} rows={8} />
        {data?.total === 0 &&
          (isNarrowed ? (
            <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>
          ) : (
            <EmptyState title={copy.nobody}>{copy.nobodyBody}</EmptyState>
          ))}
        {data && data.total > 0 && <ContactList contacts={data.contacts} />}
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
