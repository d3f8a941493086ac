import { useState } from 'react';
import type { ChosenStatement } from './editor/mark-status';

/** The sentence at the cursor of the open section; null when another section was opened since. */
export function useChosenStatement(section: string) {
  const [marked, setMarked] = useState<{ section: string; at: ChosenStatement | null } | null>(
    null,
  );
  const chosen = marked?.section === section ? marked.at : null;
  return {
    chosen,
    choose(at: ChosenStatement | null) {
      const isSame =
        at?.statement === chosen?.statement &&
        at?.status === chosen?.status &&
        at?.text === chosen?.text;
      if (!isSame) setMarked({ section, at });
    },
  };
}
