import type { ReportListed } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../components/badge';
import { date } from '../../lib/format';
import { CountMark } from './count-mark';
import { copy } from './copy';

const TONES = {
  draf: 'plain',
  ditelaah: 'accent',
  disetujui: 'success',
  terbit: 'success',
} as const;

/** One report of the list: its state, and the sentences that block it. */
export function ReportRow({ report }: { report: ReportListed }) {
  const { id, title, state, counts, quarter_now: now, quarter_before: before } = report;
  const { lapsed_approval: lapsed } = report;
  const filled = counts.sections - counts.empty;
  return (
    <li>
      <Link
        to="/laporan/$id"
        params={{ id }}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-ground"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-lg font-semibold group-hover:text-accent">{title}</span>
            <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
            {lapsed && <Badge tone="gold">{copy.review.wasApproved(lapsed.was_published)}</Badge>}
          </span>
          <span className="mt-0.5 block text-sm text-muted">
            {`${shortLabel(now.label)} terhadap ${shortLabel(before.label)} · ${copy.begun(report.created_by, date(report.created_at))}`}
          </span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Filled filled={filled} all={counts.sections} />
            {counts.red > 0 && <CountMark kind="red" n={counts.red} words={copy.red(counts.red)} />}
            {counts.unchecked > 0 && (
              <CountMark
                kind="amber"
                n={counts.unchecked}
                words={copy.unchecked(counts.unchecked)}
              />
            )}
          </span>
        </span>
        <ChevronRight size={18} className="text-muted group-hover:text-accent" />
      </Link>
    </li>
  );
}

function Filled({ filled, all }: { filled: number; all: number }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1.5 w-24 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full bg-accent"
          style={{ width: `${all === 0 ? 0 : (filled / all) * 100}%` }}
        />
      </span>
      {copy.counted(filled, all)}
    </span>
  );
}
