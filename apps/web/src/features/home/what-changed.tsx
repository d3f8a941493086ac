import type { IndicativeChange } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../components/mark';
import { Panel } from '../../components/panel';
import { average, change as signed, count } from '../../lib/format';
import { copy } from './copy';

interface WhatChangedProps {
  readonly before: string | undefined;
  readonly sessionId: string | undefined;
  readonly changes:
    | { readonly told: IndicativeChange[]; readonly untold: IndicativeChange[] }
    | undefined;
}

/** The distinguishable changes, each with a link to its sources. */
export function WhatChanged({ before, sessionId, changes }: WhatChangedProps) {
  const told = changes?.told ?? [];
  return (
    <Panel
      title={before ? copy.changed(shortLabel(before)) : copy.analysis}
      note={copy.changedNote}
    >
      {!changes || !sessionId ? (
        <p className="text-muted">{sessionId ? copy.counting : copy.notYet}</p>
      ) : (
        <>
          {told.length === 0 && <p className="text-muted">{copy.nothingTold}</p>}
          <ul className="border-t border-line empty:border-0">
            {told.map((one) => (
              <li key={one.key} className="border-b border-line">
                <Link
                  to="/dashboard"
                  search={{ tab: 'comparison', session: sessionId, change: one.key }}
                  className="flex min-h-(--row) items-center gap-2 py-1 text-sm tabular-nums hover:text-accent"
                >
                  <span className="min-w-0 flex-1">{one.indicator}</span>
                  <span className="text-xs text-muted">{copy.n(count(one.n_now))}</span>
                  <Move change={one.change ?? 0} />
                  <span className="w-12 text-right text-muted">→ {average(one.now)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to="/dashboard"
            search={{ tab: 'comparison', session: sessionId }}
            className="mt-2 inline-flex min-h-hit-small items-center text-sm font-semibold text-accent hover:underline"
          >
            {copy.all(told.length + changes.untold.length)}
          </Link>
        </>
      )}
    </Panel>
  );
}

function Move({ change }: { change: number }) {
  return (
    <span className={`w-16 text-right font-semibold ${change > 0 ? 'text-rise' : 'text-fall'}`}>
      <Mark of={change > 0 ? 'rise' : 'fall'} /> {signed(change)}
    </span>
  );
}
