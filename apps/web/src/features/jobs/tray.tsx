import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../components/toast';
import { isArtifact } from './artifact';
import { copy } from './copy';
import { TrayRow } from './tray-row';
import { resumeWorks, useWorks } from './works';

/**
 * The jobs that no screen shows (closed, or interrupted by a reload), in a corner of the page; on a narrow
 * one at its top, since the chat's field is at the bottom.
 */
export function JobTray() {
  const queries = useQueryClient();
  useEffect(() => {
    resumeWorks({
      stays: isArtifact,
      onDone: (result) => {
        if (isArtifact(result)) return;
        const { message } = result as { message?: string };
        if (message) toast(message);
        void queries.invalidateQueries({ queryKey: ['files'] });
      },
    });
  }, [queries]);
  const works = useWorks().filter((work) => !work.attended);
  if (works.length === 0) return null;
  return (
    <aside
      aria-label={copy.tray}
      className="fixed inset-x-4 top-20 z-30 flex flex-col gap-3 rounded-md border border-line bg-surface p-3 shadow-xl sm:inset-x-auto sm:top-auto sm:bottom-4 sm:left-4 sm:w-80 print:hidden"
    >
      {works.map((work) => (
        <TrayRow key={work.id} work={work} />
      ))}
    </aside>
  );
}
