import type { PlanNote } from '@lqc/contracts';
import { visitNotes } from '@lqc/phrases';

/** Who writes about a company of the plan, or has finished doing so, long before the quarter is stored. */
export const NotesTold = ({ notes }: { notes: readonly PlanNote[] }) =>
  visitNotes(notes).map((words) => (
    <p key={words} className="text-xs font-medium break-words text-ink">
      {words}
    </p>
  ));
