import type { ReactNode } from 'react';

/** A notice above a section's text. */
export function SectionNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="rounded-r-md border-l-[3px] border-warn bg-warn-tint px-3 py-2">
      {children}
    </div>
  );
}
