import type { QualityReport } from '@lqc/contracts';
import { TriangleAlert } from 'lucide-react';
import { count } from '../../lib/format';
import { copy } from './copy';

/** Below this share of companies found, figures of business fields rest on too few of them. */
const ENOUGH = 0.8;

/** Warns where few companies are in the register, and says how that is mended. */
export function LowMatch({
  quality,
  label,
}: {
  quality: QualityReport;
  label?: string | undefined;
}) {
  const { matched_companies: matched, companies } = quality;
  if (matched === null || companies === 0 || matched / companies >= ENOUGH) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-warn bg-warn-tint p-3">
      <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="font-semibold">
          {copy.lowMatch(count(matched), count(companies), label ?? null)}
        </p>
        <p>{copy.lowMatchMend}</p>
      </div>
    </div>
  );
}
