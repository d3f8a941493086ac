import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A warning above a file's findings, of what makes its figures doubtful as a whole; below it the advice. */
export function Warning({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-warn bg-warn-tint p-3">
      <TriangleAlert size={18} className="mt-0.5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
