import type { ReleaseFinding, Report } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Check, ChevronLeft, CircleAlert, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ChoiceField } from '../../components/field';
import { Awaited, EmptyState, QueryError, Skeleton } from '../../components/states';
import { cx } from '../../lib/cx';
import { useTitle } from '../../lib/title';
import { TopBar } from '../frame/top-bar';
import { findingsOf, reportOf } from './api';
import { copy } from './copy';
import { byKind, type Filter, filtersOf, verdictOf } from './release-filter';
import { Finding } from './release-finding';
import { ReleaseSummary } from './release-summary';

/** *Salinan rilis*: what left before, what this copy would show, and what people decide of it. */
export function ReleasePage() {
  const { id } = useParams({ from: '/laporan/$id/rilis' });
  const asked = useQuery(reportOf(id));
  const report = asked.data;
  useTitle(copy.release.title);
  return (
    <div className="flex flex-col lg:h-dvh">
      <TopBar title={copy.release.title} />
      <main id="isi" className="flex flex-1 flex-col lg:min-h-0">
        {report && <Checked report={report} />}
        {!report && (
          <div className="p-6">
            <h1 className="sr-only">{copy.release.title}</h1>
            <Awaited of={asked} rows={10} />
          </div>
        )}
      </main>
    </div>
  );
}

function Checked({ report }: { readonly report: Report }) {
  const check = useQuery(findingsOf(report.id));
  const { data: checked, isFetching, refetch } = check;
  const [chosen, choose] = useState('semua');
  const findings = checked?.findings ?? [];
  const filters = filtersOf(report, findings);
  const filter = filters.find(({ id }) => id === chosen) ?? filters[0]!;
  const open = findings.filter((one) => verdictOf(one) === 'perlu_dilihat').length;
  return (
    <>
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-ground px-4 py-1.5">
        <Link
          to="/laporan/$id"
          params={{ id: report.id }}
          className="flex min-h-hit-small min-w-0 items-center gap-1 font-medium text-accent hover:underline"
        >
          <ChevronLeft size={16} className="shrink-0" />
          <span className="truncate">{report.title}</span>
        </Link>
        <h1 className="text-xl font-semibold max-md:sr-only">{copy.release.title}</h1>
        {checked && <Decided of={findings.length} open={open} />}
        <Button className="md:ml-auto" disabled={isFetching} onClick={() => void refetch()}>
          <RefreshCw size={16} /> {copy.release.again}
        </Button>
      </header>
      <div className="grid flex-1 grid-cols-1 content-start lg:min-h-0 lg:content-stretch lg:grid-cols-[240px_minmax(0,1fr)_300px]">
        {checked ? (
          <Filters filters={filters} chosen={filter} findings={findings} onChoose={choose} />
        ) : (
          // Nothing is counted before anything is checked.
          <div className="border-r border-line bg-surface max-lg:hidden" />
        )}
        <div className="flex min-w-0 flex-col gap-3 p-4 lg:min-h-0 lg:overflow-y-auto lg:pt-2.5">
          <QueryError of={check} />
          {!checked && isFetching && <Skeleton rows={8} label={copy.release.checking} />}
          {checked && findings.length === 0 && (
            <EmptyState title={copy.release.none}>{copy.release.noneBody}</EmptyState>
          )}
          {byKind(findings.filter(filter.has)).map(({ kind, found, reason }) => (
            <section key={kind}>
              <h2 className="mb-1.5 font-semibold">
                {copy.release.kinds[kind]}{' '}
                <span className="text-sm font-normal text-muted">{found.length}</span>
              </h2>
              {reason && <p className="mb-1.5 text-sm text-muted">{reason}</p>}
              <ul className="divide-y divide-line rounded-md border border-line bg-surface">
                {found.map((finding) => (
                  <Finding
                    key={finding.id}
                    report={report}
                    finding={finding}
                    isReasonAbove={reason !== null}
                  />
                ))}
              </ul>
            </section>
          ))}
          {checked && checked.left_out > 0 && (
            <p className="text-muted">{copy.release.leftOut(checked.left_out)}</p>
          )}
        </div>
        <div className="min-w-0 border-line bg-surface p-4 max-lg:border-t max-lg:empty:hidden lg:overflow-y-auto lg:border-l">
          {checked && <ReleaseSummary report={report} checked={checked} open={open} />}
        </div>
      </div>
    </>
  );
}

/** How many of the findings are decided, by the rules or by people. */
function Decided({ of, open }: { readonly of: number; readonly open: number }) {
  const Sign = open > 0 ? CircleAlert : Check;
  return (
    <p
      role="status"
      className={cx(
        'flex items-center gap-1.5 rounded border px-2 py-0.5 text-sm font-semibold',
        open > 0 ? 'border-warn text-warn' : 'border-success text-success',
      )}
    >
      <Sign size={14} /> {copy.release.settled(of - open, of)}
    </p>
  );
}

interface FiltersProps {
  readonly filters: readonly Filter[];
  readonly chosen: Filter;
  readonly findings: readonly ReleaseFinding[];
  readonly onChoose: (id: string) => void;
}

function Filters({ filters, chosen, findings, onChoose }: FiltersProps) {
  const count = ({ has }: Filter) => findings.filter(has).length;
  return (
    <>
      <nav
        aria-label={copy.release.filters}
        className="border-r border-line bg-surface py-2.5 max-lg:hidden lg:overflow-y-auto"
      >
        <ul>
          {filters.map((one, at) => (
            <li key={one.id}>
              {one.group !== null && one.group !== filters[at - 1]?.group && (
                <p className="mt-2 border-t border-line px-4 pt-3 pb-1 text-sm font-semibold">
                  {one.group}
                </p>
              )}
              <button
                type="button"
                aria-current={one.id === chosen.id}
                onClick={() => onChoose(one.id)}
                className="flex min-h-9 w-full items-center gap-2 border-l-[3px] border-transparent px-3.5 py-1 text-left text-sm hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent-tint aria-[current=true]:font-semibold"
              >
                <span className="flex-1">{one.label}</span>
                <span className="text-muted tabular-nums">{count(one)}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="px-4 pt-3 lg:hidden">
        <ChoiceField
          label={copy.release.filters}
          options={filters.map(({ id }) => id)}
          nameOf={(id) => {
            const one = filters.find((filter) => filter.id === id)!;
            return `${one.label} (${count(one)})`;
          }}
          value={chosen.id}
          onChoose={onChoose}
        />
      </div>
    </>
  );
}
