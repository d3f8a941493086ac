import { X } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../lib/sign-in-store';
import { copy } from './copy';
import { RemoveSamples } from './remove-samples';
import { useHasSampleData } from './use-sample-data';

/** A badge on every page while sample data are stored; administrators can remove them with it. */
export function SampleBadge() {
  const { is_admin: mayRemove } = useUser();
  const isShown = useHasSampleData();
  const [isAsking, setAsking] = useState(false);
  if (!isShown) return null;
  return (
    <span className="relative inline-flex h-7 shrink-0 items-center rounded-md pl-2 text-xs font-medium whitespace-nowrap before:pointer-events-none before:absolute before:inset-x-0 before:inset-y-0 before:rounded-md before:border before:border-gold max-lg:h-11 max-lg:before:inset-y-2">
      {copy.sampleBadge}
      {mayRemove ? (
        <button
          type="button"
          aria-label={copy.removeSample}
          title={copy.removeSample}
          onClick={() => setAsking(true)}
          className="ml-1 grid h-full w-7 place-items-center rounded-r-md text-muted -outline-offset-2 hover:bg-sunken hover:text-ink disabled:opacity-50 max-lg:w-11"
        >
          <X size={14} />
        </button>
      ) : (
        <span className="w-2" />
      )}
      {isAsking && <RemoveSamples onClose={() => setAsking(false)} />}
    </span>
  );
}
