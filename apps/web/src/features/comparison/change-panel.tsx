import type {
  IndicativeChange,
  IndicatorKey,
  PanelResponse,
  SessionResponse,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Button } from '../../components/button';
import { SidePanel } from '../../components/side-panel';
import { QueryError, Skeleton } from '../../components/states';
import { change as signed, count, dotted } from '../../lib/format';
import { panelOf } from '../analysis-session/api';
import { useKey } from '../../lib/use-key';
import { copy } from './copy';
import { SectorParts } from './sector-parts';
import { Waterfall } from './waterfall';
import { yearAgoOf, yearAgoSaid } from './year-ago';

interface ChangePanelProps {
  readonly session: SessionResponse;
  readonly row: IndicativeChange;
  readonly position: number;
  readonly of: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onContacts: (key: IndicatorKey) => void;
}

/** One change split into its sources, beside the chart. */
export function ChangePanel(props: ChangePanelProps) {
  const { row, onClose } = props;
  useKey(({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented, onClose);
  return (
    <aside
      aria-label={copy.panelOf(row.indicator)}
      className="min-w-0 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-1 text-sm text-muted">
        <Steps {...props} />
        <Button variant="tool" aria-label={copy.close} onClick={onClose}>
          <X size={16} />
        </Button>
      </div>
      <h2 className="mt-1 text-lg font-semibold text-balance">{findingOf(row)}</h2>
      <p className="text-sm text-muted">{rangeLine(props)}</p>
      <Sources key={row.key} {...props} />
    </aside>
  );
}

/** The same over the page, where there is no room beside the chart. */
export function ChangeSheet(props: ChangePanelProps) {
  const { row, onClose } = props;
  return (
    <SidePanel
      isSlim
      title={findingOf(row)}
      note={rangeLine(props)}
      close={copy.close}
      onClose={onClose}
    >
      <div className="px-4 pb-4">
        <div className="flex items-center gap-1 text-sm text-muted">
          <Steps {...props} />
        </div>
        <Sources key={row.key} {...props} />
      </div>
    </SidePanel>
  );
}

const findingOf = ({ indicator, wording }: IndicativeChange) =>
  wording ? `${indicator}: ${wording}` : indicator;

function Steps({ position, of, onStep }: ChangePanelProps) {
  return (
    <>
      <span className="flex-1">{copy.position(position, of)}</span>
      <Button isStep variant="tool" aria-label={copy.previous} onClick={() => onStep(-1)}>
        <ChevronLeft size={16} />
      </Button>
      <Button isStep variant="tool" aria-label={copy.next} onClick={() => onStep(1)}>
        <ChevronRight size={16} />
      </Button>
    </>
  );
}

/** Where a change comes from: same companies, entering and leaving ones, and sectors. */
function Sources({ session, row, onContacts }: ChangePanelProps) {
  const panel = useQuery(panelOf(session.session_id, row.key));
  return (
    <>
      {panel.error && <QueryError className="mt-3" of={panel} title={copy.panelFailed} />}
      {!panel.data && !panel.error && <Skeleton rows={6} label={copy.loading} />}
      {panel.data && <Parts panel={panel.data} row={row} session={session} />}
      <Button className="mt-4 w-full" onClick={() => onContacts(row.key)}>
        {copy.contacts}
      </Button>
    </>
  );
}

function rangeLine({ row, session }: ChangePanelProps) {
  const { change, range } = row;
  const yearAgo = yearAgoOf(row, session);
  return dotted(
    change === null ? copy.noChange : signed(change),
    range ? copy.range(signed(range.low), signed(range.high)) : copy.noRange,
    range && !row.distinguishable && copy.cannotTell,
    row.by_composition && copy.byComposition,
    yearAgo && yearAgoSaid(yearAgo),
  );
}

function Parts({
  panel,
  row,
  session,
}: {
  panel: PanelResponse;
  row: IndicativeChange;
  session: SessionResponse;
}) {
  return (
    <>
      <div className="mt-4 border-t border-line pt-2">
        {panel.moved === null ? (
          <>
            <h3 className="font-semibold">{copy.whereFrom}</h3>
            <p className="mt-1 text-muted">{copy.nobodyTheSame}</p>
          </>
        ) : (
          <Waterfall
            panel={panel}
            row={row}
            before={session.quarters.before.source.label}
            now={session.quarters.now?.source.label ?? ''}
          />
        )}
      </div>
      {panel.sectors.length > 0 && <SectorParts sectors={panel.sectors} />}
      <h3 className="mt-4 border-t border-line pt-3 font-semibold">{copy.whoCame}</h3>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Names title={copy.entered} companies={panel.companies.entered} />
        <Names title={copy.left} companies={panel.companies.left} />
      </div>
    </>
  );
}

const SHOWN_NAMES = 6;

function Names({
  title,
  companies,
}: {
  title: string;
  companies: PanelResponse['companies']['entered'];
}) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold">
        {title} · {count(companies.length)}
      </p>
      <ul className="mt-1 space-y-1">
        {companies.slice(0, SHOWN_NAMES).map(({ key, name, score, visited_both: both }) => (
          <li key={`${key} ${score}`} className="flex items-baseline gap-2 text-sm">
            <span className="rounded border border-line bg-sunken px-1 text-xs">{score}</span>
            <span className="min-w-0 break-words">
              {name}
              {both && <span className="text-xs text-muted"> {copy.visitedBoth}</span>}
            </span>
          </li>
        ))}
      </ul>
      {companies.length > SHOWN_NAMES && (
        <p className="mt-1 text-sm text-muted">{copy.more(companies.length - SHOWN_NAMES)}</p>
      )}
    </div>
  );
}
