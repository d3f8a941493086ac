import type { Report, SessionResponse } from '@lqc/contracts';
import { oldFilesPhrase } from '@lqc/phrases';
import { sourcesOf } from '../files/old-files';
import { copy } from './copy';
import { includedOf } from './outline-order';

/** How many sections have other figures than they were written with, and which files were replaced since. */
export function ChangedBasis({ report, session }: { report: Report; session: SessionResponse }) {
  const changed = includedOf(report).filter(({ changed_figures: figures }) => figures.length > 0);
  if (changed.length === 0) return null;
  const replaced = Object.values(sourcesOf(session)).flatMap((source) =>
    source && changed.some(({ updated_at: at }) => at !== null && at < source.upload_date)
      ? { label: 'label' in source ? source.label : null, isGone: false }
      : [],
  );
  return (
    <p className="border-b border-line bg-ground px-4 py-1.5 text-sm font-medium text-warn">
      {copy.changed.ofReport(changed.length, oldFilesPhrase(replaced))}
    </p>
  );
}
