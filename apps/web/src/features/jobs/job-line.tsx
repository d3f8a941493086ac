import { useState } from 'react';
import { useKey } from '../../lib/use-key';
import { useMedia } from '../../lib/use-media';
import { copy } from './copy';
import { FoldedWorks } from './folded-works';
import { TrayRow } from './tray-row';
import { ON_TELEPHONE } from './tray';
import { type Work, useWorks } from './works';

/**
 * The jobs that no screen shows, on a telephone: a line above the page's bar, which has a place of its own there, so
 * that it lies over nothing; whoever presses it sees the jobs themselves.
 */
export function JobLine() {
  const works = useWorks().filter((work) => !work.attended);
  const isHere = useMedia(ON_TELEPHONE);
  return isHere && works.length > 0 ? <Line works={works} /> : null;
}

function Line({ works }: { works: readonly Work[] }) {
  const [isOpen, setOpen] = useState(false);
  useKey(
    ({ key, defaultPrevented }) => isOpen && key === 'Escape' && !defaultPrevented,
    () => setOpen(false),
  );
  return (
    <aside
      aria-label={copy.tray}
      className="job-line relative z-30 tall:sticky tall:top-0 border-b border-line bg-surface print:hidden"
    >
      <FoldedWorks works={works} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      {!isOpen && (
        <p role="status" className="sr-only">
          {works.flatMap((work) => failureOf(work)).join(' · ')}
        </p>
      )}
      {isOpen && (
        <div className="absolute inset-x-0 top-full flex max-h-[60dvh] flex-col gap-3 overflow-y-auto border-y border-line bg-surface p-3 shadow-xl">
          {works.map((work) => (
            <TrayRow key={work.id} work={work} />
          ))}
        </div>
      )}
    </aside>
  );
}

/** The line shows that a job has failed, whose alert is in the list; this says it. */
const failureOf = ({ title, state }: Work): string[] =>
  state.status === 'failed' ? [`${title}: ${state.error.message}`] : [];
