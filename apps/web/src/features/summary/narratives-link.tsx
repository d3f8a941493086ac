import { hasScale, indicatorKeyOf, type SummaryTarget } from '@lqc/contracts';
import { Link } from '@tanstack/react-router';
import { copy } from './copy';

/** True of an indicator that is asked about in words alone. */
export function isWithoutScale({ chapter, indicator_type: text }: SummaryTarget): boolean {
  const key = chapter === 'bab_3' ? undefined : indicatorKeyOf(text);
  return key !== undefined && !hasScale(key);
}

/** From an indicator without a scale to what contacts said of it. */
export function NarrativesLink({ target }: { target: SummaryTarget }) {
  const indicator = indicatorKeyOf(target.indicator_type);
  return (
    <p className="text-sm text-muted">
      {copy.withoutScaleNote}{' '}
      <Link
        to="/dashboard"
        search={(now: object) => ({ ...now, indicator, quarter: 'now' }) as never}
        className="font-medium text-accent underline"
      >
        {copy.toNarratives}
      </Link>
    </p>
  );
}
