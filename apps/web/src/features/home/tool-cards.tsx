import { MERGE_MAX_FILES } from '@lqc/contracts';
import { ArrowRight, ChartColumn, FileText, type LucideIcon } from 'lucide-react';
import { count } from '../../lib/format';
import { TOOLS } from '../frame/navigation';
import { RoomLink } from '../frame/room-link';
import { copy } from './copy';

interface ToolCardsProps {
  /** Each is undefined as long as nobody knows it, so that its card says nothing of it. */
  readonly keptConclusions: number | undefined;
  readonly reports: number | undefined;
  readonly analysedLabel: string | null | undefined;
}

/** Keeps a line's height. */
const UNKNOWN = '\u00a0';

/** Cards of the pages besides the steps, each with its current state. */
export function ToolCards({ keptConclusions: kept, reports, analysedLabel }: ToolCardsProps) {
  const status = {
    '/excel-merger': copy.mergerStatus(count(MERGE_MAX_FILES)),
    '/liaison-summary': kept === undefined ? UNKNOWN : copy.kept(count(kept)),
    '/admin-settings': copy.settingsStatus,
    '/bantuan': copy.helpStatus,
  };
  return (
    <nav aria-label={copy.tools} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Card
        to="/dashboard"
        icon={ChartColumn}
        title={copy.dashboard}
        status={analysedLabel === undefined ? UNKNOWN : copy.dashboardStatus(analysedLabel)}
      />
      <Card
        to="/laporan"
        icon={FileText}
        title={copy.reports}
        status={reports === undefined ? UNKNOWN : copy.reportsStatus(count(reports))}
      />
      {TOOLS.map(({ to, label, icon }) => (
        <Card key={to} to={to} icon={icon} title={label} status={status[to]} />
      ))}
    </nav>
  );
}

function Card({
  to,
  icon: Icon,
  title,
  status,
}: {
  to: Parameters<typeof RoomLink>[0]['to'];
  icon: LucideIcon;
  title: string;
  status: string;
}) {
  return (
    <RoomLink
      to={to}
      className="group flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-2.5 hover:border-accent"
    >
      <Icon size={18} className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-xs text-muted">{status}</span>
      </span>
      <ArrowRight
        size={16}
        className="shrink-0 text-accent transition-transform group-hover:translate-x-0.5"
      />
    </RoomLink>
  );
}
