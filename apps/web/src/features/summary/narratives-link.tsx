import { hasScale, indicatorKeyOf, type SummaryTarget } from '@lqc/contracts';
import { Link } from '@tanstack/react-router';
import { copy } from './copy';

/** True for an indicator that has only narratives. */
export function isWithoutScale({ chapter, indicator_type: text }: SummaryTarget): boolean {
  const key = chapter === 'bab_3' ? undefined : indicatorKeyOf(text);
  return key !== undefined && !hasScale(key);
}

/** A link from an indicator without scores to its narratives. */
export function NarrativesLink({ target }: { target: SummaryTarget }) {
  const indicator = indicatorKeyOf(target.indicator_type);
  return (
    <p className="text-sm text-muted">
      {copy.withoutScaleNote}{' '}
      <Link
        to="/dashboard"
        from="/dashboard"
        search={(now) => ({ ...now, indicator, quarter: 'now' })}
        className="font-medium text-accent underline"
      >
        {copy.toNarratives}
      </Link>
    </p>
  );
}
