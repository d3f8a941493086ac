import type { QualityReport } from '@lqc/contracts';
import { count } from '../../lib/format';
import { copy } from './copy';
import { Warning } from './warning';

/**
 * When a smaller share of companies is in the register, figures by sector rest on too few of them.
 */
const ENOUGH = 0.8;

/** A warning that few companies are in the register, with advice. */
export function LowMatch({ quality, label }: { quality: QualityReport; label?: string }) {
  const { matched_companies: matched, companies } = quality;
  if (matched === null || companies === 0 || matched / companies >= ENOUGH) return null;
  return (
    <Warning title={copy.lowMatch(count(matched), count(companies), label ?? null)}>
      <p>{copy.lowMatchMend}</p>
    </Warning>
  );
}
