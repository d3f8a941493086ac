import { useQueryClient } from '@tanstack/react-query';
import { ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { toast } from '../../components/toast';
import { isArtifact } from './artifact';
import { storedFilesChanged } from '../../lib/stored-files-changed';
import { useMedia } from '../../lib/use-media';
import { copy } from './copy';
import { FoldedWorks } from './folded-works';
import { isBusy } from './long-work';
import { TrayRow } from './tray-row';
import { resumeWorks, useWorks } from './works';

const PLACE =
  'fixed inset-x-0 top-bar z-30 border-b border-line bg-surface shadow-xl sm:inset-x-auto sm:top-auto sm:bottom-4 sm:left-4 sm:rounded-md sm:border print:hidden';

/**
 * The jobs that no screen shows (closed, or interrupted by a reload), in a corner of the page; on a telephone
 * below its bar, since the chat's field is at the bottom. Where the page is narrow they fold into a line as long as
 * none has ended.
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
        void storedFilesChanged(queries);
      },
    });
  }, [queries]);
  const works = useWorks().filter((work) => !work.attended);
  const isNarrow = useMedia('(width < 64rem)');
  const [isOpen, setOpen] = useState(false);
  if (works.length === 0) return null;
  const folds = isNarrow && works.every(({ state }) => isBusy(state));
  if (folds && !isOpen)
    return (
      <aside aria-label={copy.tray} className={PLACE}>
        <FoldedWorks works={works} onOpen={() => setOpen(true)} />
      </aside>
    );
  return (
    <aside aria-label={copy.tray} className={`${PLACE} flex flex-col gap-3 p-3 sm:w-80`}>
      {works.map((work) => (
        <TrayRow key={work.id} work={work} />
      ))}
      {folds && (
        <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
          <ChevronUp size={14} aria-hidden /> {copy.fold}
        </Button>
      )}
    </aside>
  );
}
