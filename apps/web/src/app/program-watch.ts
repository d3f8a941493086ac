import { useEffect } from 'react';
import { toast } from '../components/toast';
import { useReplaced } from '../lib/program';

const copy = {
  replaced: 'Aplikasi telah diperbarui. Muat ulang halaman ini agar semua isinya tampil benar.',
  reload: 'Muat ulang',
} as const;

/** Says on a page left open over an update that the program was replaced; at visits the device keeps its own. */
export function useProgramWatch(isAtVisit: boolean): void {
  const isReplaced = useReplaced();
  useEffect(() => {
    if (isReplaced && !isAtVisit)
      toast(copy.replaced, {
        ms: 0,
        action: { label: copy.reload, run: () => location.reload() },
      });
  }, [isReplaced, isAtVisit]);
}
