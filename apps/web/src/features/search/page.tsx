import { NARROWED_BY, type SearchFacet, type SearchResponse } from '@lqc/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Bookmark, Download, Link2, Search } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button, buttonLook } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { Disclosure } from '../../components/disclosure';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { Select } from '../../components/select';
import { Awaited, EmptyState } from '../../components/states';
import { useAnnounced } from '../../lib/announce';
import { useTitle } from '../../lib/title';
import { useMedia } from '../../lib/use-media';
import { CompanyLink } from '../companies/company-link';
import { PageFrame } from '../frame/page-frame';
import type { SearchAddress } from './address';
import { counted as countedOf, found as foundOf, isCounting } from './api';
import { copy } from './copy';
import { ExportDialog } from './export-dialog';
import { Filters, FilterSheet } from './filters';
import { HitList } from './hit-list';
import { MentionBars } from './mention-bars';
import { mentionFinding } from './mention-finding';
import { SaveDialog } from './save-dialog';
import { SavedPanel } from './saved-panel';

/** Every narrative of every stored quarter; the address holds the whole query. */
export function SearchPage() {
  useTitle(copy.title);
  const address = useSearch({ from: '/cari' });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(address.q ?? '');
  // A saved search, or the way back, changes what is asked without anybody typing.
  const [asked, setAsked] = useState(address.q);
  if (asked !== address.q) {
    setAsked(address.q);
    setTyped(address.q ?? '');
  }
  const [open, setOpen] = useState<'save' | 'export' | null>(null);
  const close = () => setOpen(null);
  const go = (change: SearchAddress) =>
    void navigate({ to: '/cari', search: { ...address, page: 1, ...change } });
  const found = useQuery({
    ...foundOf(address),
    enabled: Boolean(address.q),
    placeholderData: keepPreviousData,
  });
  const submit = () => {
    go({ q: typed.trim() });
  };
  const isNarrowed = NARROWED_BY.some((name) => address[name]);
  const isAskedOn = Boolean(address.q) && !found.isPlaceholderData && isCounting(found.data);
  const counts = useQuery({ ...countedOf(address), enabled: isAskedOn });
  /** What ran out may hold hits of this page too. */
  const again = () => void Promise.all([found.refetch(), counts.refetch()]);
  const isFurther =
    isAskedOn && counts.data && counts.data.uncounted < (found.data?.uncounted ?? 0);
  const data = found.data && {
    ...found.data,
    ...(isFurther && { ...counts.data, hits: found.data.hits }),
  };
  const saidFound = data && copy.found(data);
  const isSettled = Boolean(address.q) && !found.isPlaceholderData && !isCounting(data);
  // What grows by the second is said when it has come to rest.
  useAnnounced(
    isSettled && saidFound ? saidFound : null,
    JSON.stringify({ ...address, page: 1, sort: '' }),
  );
  const hasChoices =
    isNarrowed || Object.values(data?.facets ?? {}).some((entries) => entries.length > 0);
  const isNarrow = useMedia('(width < 1024px)');
  const filters = data && {
    data,
    address,
    onChoose: (choice: SearchFacet, values: string | undefined) => go({ [choice]: values }),
    onClear: () => void navigate({ to: '/cari', search: { q: address.q! } }),
  };
  const sort = (
    <Select
      isSmall
      label={copy.sort}
      className="max-lg:h-hit"
      options={['', 'time']}
      nameOf={(one) => (one ? copy.time : copy.relevance)}
      value={address.sort ?? ''}
      onChoose={(one) => go({ sort: one || undefined } as SearchAddress)}
    />
  );
  const bars = data && data.by_quarter.length > 0 && data.contacts > 0 && (
    <MentionBars quarters={data.by_quarter} onQuarter={(quarter) => go({ quarter })} />
  );
  const page = address.page ?? 1;
  const pages = data ? Math.max(1, Math.ceil(data.hits_total / data.page_size)) : 1;
  return (
    <PageFrame title={copy.title} isWide hasOwnHead className="flex flex-col gap-3">
      <h1 className="sr-only">{copy.title}</h1>
      <Form role="search" onSend={submit} className="flex flex-wrap gap-2 max-lg:[&_.said]:sr-only">
        <div className="relative min-w-0 flex-1 basis-60 max-md:basis-[calc(100%-5.5rem)]">
          <Search size={18} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            aria-label={copy.field}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder={copy.hint}
            maxLength={400}
            className="h-hit w-full rounded-md border border-control bg-surface pr-3 pl-10 text-lg"
          />
        </div>
        <Button type="submit" variant="primary">
          {copy.submit}
        </Button>
        <Button
          className="max-md:disabled:hidden"
          disabled={!address.q}
          onClick={() => setOpen('save')}
        >
          <Bookmark size={16} /> <span className="said">{copy.save}</span>
        </Button>
        <Button
          className="max-md:disabled:hidden"
          disabled={!address.q}
          onClick={() => copyAndTell(location.href, copy)}
        >
          <Link2 size={16} /> <span className="said">{copy.link}</span>
        </Button>
        <Button
          className="max-md:disabled:hidden"
          disabled={!data?.contacts}
          onClick={() => setOpen('export')}
        >
          <Download size={16} /> <span className="said">{copy.export}</span>
        </Button>
      </Form>
      {open === 'save' && <SaveDialog address={address} onClose={close} />}
      {open === 'export' && <ExportDialog address={address} onClose={close} />}
      {!address.q && (
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_380px]">
          <EmptyState
            title={address.company ? copy.startCompany : copy.start}
            action={
              <Link to="/tema" className={buttonLook()}>
                {copy.toThemes}
              </Link>
            }
          >
            {copy.startBody}
          </EmptyState>
          <SavedPanel />
        </div>
      )}
      {address.q && <Awaited of={found} rows={6} />}
      {address.q && data && (
        <div className="grid grid-cols-1 gap-3 lg:has-[>aside]:grid-cols-[264px_minmax(0,1fr)]">
          {hasChoices && !isNarrow && (
            <aside className="rounded-md border border-line bg-surface p-4">
              <Filters {...filters!} />
            </aside>
          )}
          <div className="flex min-w-0 flex-col gap-3">
            {address.company && (
              <CompanyLink companyKey={address.company}>{copy.onlyCompany}</CompanyLink>
            )}
            {isNarrow && hasChoices && <FilterSheet {...filters!}>{sort}</FilterSheet>}
            {isNarrow ? (
              bars && (
                <div className="rounded-md border border-line bg-surface px-4">
                  <Disclosure summary={mentionFinding(data.by_quarter)}>{bars}</Disclosure>
                </div>
              )
            ) : (
              <div className="grid grid-cols-1 gap-3 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_320px]">
                {bars}
                <SavedPanel />
              </div>
            )}
            <Panel title={saidFound} note={howFar(data, again)} actions={!isNarrow && sort}>
              {data.hits.length === 0 && data.uncounted + data.ran_out.length > 0 ? (
                <EmptyState title={copy.noneYet}>{copy.noneYetBody}</EmptyState>
              ) : data.hits.length === 0 ? (
                <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>
              ) : (
                <HitList hits={data.hits} />
              )}
              <Pager
                label={copy.pages}
                page={page}
                pages={pages}
                onPage={(to) => go({ page: to })}
              />
            </Panel>
            {isNarrow && <SavedPanel />}
          </div>
        </div>
      )}
    </PageFrame>
  );
}

/** What the counts of an answer hold for; it takes one line however far they are. */
function howFar({ uncounted, counted_to, ran_out, ranked }: SearchResponse, onAgain: () => void) {
  if (uncounted > ran_out.length)
    return `${copy.countedTo(counted_to?.label)}, ${copy.left(uncounted)}`;
  if (ran_out.length > 0)
    return (
      <>
        {copy.ranOut(
          uncounted > 0,
          ran_out.map(({ label }) => label),
        )}{' '}
        <Button variant="tool" onClick={onAgain}>
          {copy.countAgain}
        </Button>
      </>
    );
  return ranked === 'by_quarter' ? `${copy.once} · ${copy.byQuarter}` : copy.once;
}
