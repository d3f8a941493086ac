import type { QualityReport } from '@lqc/contracts';
import { TriangleAlert } from 'lucide-react';
import { count } from '../../lib/format';
import { copy } from './copy';

/**
 * When a smaller share of companies is in the register, figures by sector rest on too few of them.
 */
const ENOUGH = 0.8;

/** A warning that few companies are in the register, with advice. */
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
