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
  'job-corner fixed bottom-4 left-4 z-30 rounded-md border border-line bg-surface shadow-xl print:hidden';

/** Where no corner of the page is free, and the jobs have a line above it instead. */
export const ON_TELEPHONE = '(width < 40rem)';

/**
 * The jobs that no screen shows (closed, or interrupted by a reload), in a corner of the page. Where the page is
 * narrow they fold into a line as long as none has ended.
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
  const isElsewhere = useMedia(ON_TELEPHONE);
  if (works.length === 0 || isElsewhere) return null;
  const folds = isNarrow && works.every(({ state }) => isBusy(state));
  if (folds && !isOpen)
    return (
      <aside aria-label={copy.tray} className={PLACE}>
        <FoldedWorks works={works} onPress={() => setOpen(true)} />
      </aside>
    );
  return (
    <aside aria-label={copy.tray} className={`${PLACE} flex flex-col w-80 gap-3 p-3`}>
      {works.map((work) => (
        <TrayRow key={work.id} work={work} />
      ))}
      {folds && (
        <Button variant="tool" onClick={() => setOpen(false)}>
          <ChevronUp size={14} /> {copy.fold}
        </Button>
      )}
    </aside>
  );
}
