import { indicatorOf, joinedChoice, type Theme, type ThemeHit } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../components/button';
import { Marked } from '../../components/marked';
import { Pager } from '../../components/pager';
import { SidePanel } from '../../components/side-panel';
import { Awaited, EmptyState } from '../../components/states';
import { count, scoreText } from '../../lib/format';
import { CompanyLink } from '../companies/company-link';
import { themeSentences } from './api';
import { copy } from './copy';
import { searchQueryOf } from './search-query';

/** The sentences behind a count. */
export function SentencePanel({
  theme,
  of,
  quarter,
  sector,
  page,
  onPage,
  onClose,
}: {
  readonly theme: Theme;
  /** Which quarter and sector, in words. */
  readonly of: string;
  readonly quarter: string | undefined;
  readonly sector: string | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}) {
  const found = useQuery(themeSentences(theme.theme, { quarter, sector, page }));
  const { data } = found;
  const pages = data ? Math.max(1, Math.ceil(data.hits_total / data.page_size)) : 1;
  const q = searchQueryOf(theme);
  return (
    <SidePanel
      title={theme.label}
      note={data ? `${of} · ${copy.hits(count(data.contacts), count(data.hits_total))}` : of}
      close={copy.close}
      onClose={onClose}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto bg-surface px-4 py-3 max-md:overflow-visible">
        {q && (
          <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
            <Link
              to="/cari"
              search={{
                q,
                ...(quarter && { quarter }),
                ...(sector && { sector: joinedChoice([sector]) }),
              }}
              className={buttonLook({ size: 'small' })}
            >
              {copy.openSearch}
            </Link>
            {copy.openSearchNote}
          </p>
        )}
        <Awaited of={found} rows={6} />
        {data?.hits.length === 0 && <EmptyState title={copy.noHits} />}
        <ul className="divide-y divide-line">
          {data?.hits.map((hit) => (
            <Hit key={`${hit.quarter_id} ${hit.contact_id} ${hit.indicator}`} hit={hit} />
          ))}
        </ul>
        <Pager label={copy.pages} page={page} pages={pages} onPage={onPage} />
      </div>
    </SidePanel>
  );
}

function Hit({ hit }: { hit: ThemeHit }) {
  const told = [hit.sector ?? copy.noSector, hit.label, indicatorOf(hit.indicator).label];
  const score = hit.score === null ? [] : [`skor ${scoreText(hit.score)}`];
  return (
    <li className="py-3">
      <CompanyLink companyKey={hit.company_key} className="font-semibold">
        {hit.contact}
      </CompanyLink>
      <p className="text-xs text-muted">{[...told, ...score].join(' · ')}</p>
      {hit.sentences.map(({ text, marks }) => (
        <p key={text} className="mt-1">
          <Marked text={text} marks={marks} />
        </p>
      ))}
    </li>
  );
}
