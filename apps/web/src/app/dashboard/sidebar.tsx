import type { SessionResponse } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../lib/cx';
import { count } from '../../lib/format';
import { useMedia } from '../../lib/use-media';
import { AnalysisStatus, type AnalysisStatusProps, quartersOf } from './analysis-status';
import { copy } from './copy';

interface SidebarProps extends AnalysisStatusProps {
  /** True while a side panel needs the width; on a laptop the sidebar then collapses by itself. */
  readonly isCrowded: boolean;
}

/** *Status Analisis* beside the page; collapsed it still shows quarters and numbers of contacts. */
export function Sidebar({ isCrowded, ...status }: SidebarProps) {
  const [wish, setWish] = useState<boolean | null>(null);
  const isLaptop = useMedia('(width < 1600px)');
  const isOpen = wish ?? !(isCrowded && isLaptop);
  return (
    <aside
      aria-label={copy.status}
      className={cx(
        'shrink-0 border-r border-line bg-surface max-lg:hidden print:hidden',
        isOpen ? 'w-[232px]' : 'w-14',
      )}
    >
      <div className="sticky top-bar p-3">
        <div className="flex items-center justify-between">
          {isOpen && <p className="px-1 font-semibold">{copy.status}</p>}
          <button
            type="button"
            aria-label={isOpen ? copy.collapse : copy.expand}
            aria-expanded={isOpen}
            onClick={() => setWish(!isOpen)}
            className="rounded-md p-1.5 text-muted hover:bg-sunken"
          >
            {isOpen ? <PanelLeftClose size={18} /> : <PanelLeftOpen size={18} />}
          </button>
        </div>
        {isOpen ? (
          <div className="mt-3 px-1">
            <AnalysisStatus {...status} />
          </div>
        ) : (
          status.session && <SmallStatus session={status.session} />
        )}
      </div>
    </aside>
  );
}

function SmallStatus({ session }: { session: SessionResponse }) {
  return (
    <ul className="mt-2 flex flex-col gap-4 text-center text-xs">
      {quartersOf(session).map(({ source, contacts }, position) => (
        <li
          key={source.label + source.sha256}
          title={source.label}
          className={cx(
            '-mx-1 border-l-2 pl-1',
            position === 0 && session.quarters.now ? 'border-gold' : 'border-line',
          )}
        >
          <span className="font-semibold break-words">
            {shortLabel(source.label).replace(/^TW /, '')}
          </span>
          <span className="block text-muted">n {count(contacts)}</span>
        </li>
      ))}
    </ul>
  );
}
