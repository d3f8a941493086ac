import type { ChangedAt } from '@lqc/contracts';
import { useEffect, useRef } from 'react';
import { isChangedMeanwhile } from './failure';
import { useSavedDraft } from './use-saved-draft';

/** What was typed, and the state of the settings that it was typed upon. */
export interface DraftUpon<Fields> {
  readonly typed: Partial<Fields>;
  readonly basedOn: ChangedAt;
}

/** What is typed into settings that others may change meanwhile, kept as `useSavedDraft` keeps. */
export function useDraftUpon<Fields>(name: string, standing: { changed_at: ChangedAt }) {
  const [kept, keep, settle] = useSavedDraft<DraftUpon<Fields> | null>(name, null);
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const draft: DraftUpon<Fields> = kept ?? { typed: {}, basedOn: standing.changed_at };
  return {
    draft,
    type: (part: Partial<Fields>) => keep({ ...draft, typed: { ...draft.typed, ...part } }),
    settle: () => settle(null),
    /** After a refusal; once, so that what others change after it is refused again. */
    rebase: async (refusal: Error, read: () => Promise<typeof standing>) => {
      if (!isChangedMeanwhile(refusal)) return;
      const { changed_at: basedOn } = await read();
      if (latest.current) keep({ ...latest.current, basedOn });
    },
  };
}
