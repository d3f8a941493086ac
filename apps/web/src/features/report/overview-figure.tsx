import type { IndicatorKey, SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { comparisonOf } from '../analysis-session/api';
import { copy } from './copy';
import { LevelTable } from './level-table';

interface OverviewFigureProps {
  readonly session: SessionResponse;
  /** Number of the section: `1.1`. */
  readonly number: string;
  readonly onIndicator: (key: IndicatorKey) => void;
}

/** All indicators beside the quarter before, with the range of each change. */
export function OverviewFigure({ session, number, onIndicator }: OverviewFigureProps) {
  const { data } = useQuery(comparisonOf(session.session_id));
  const { now, before } = session.quarters;
  if (!data || !now) return null;
  return (
    <LevelTable
      title={copy.figures.name(number, copy.levels.overview)}
      source={copy.levels.source(now.source.file_name, true)}
      periods={{ now: now.source.label, before: before.source.label }}
      rows={data.comparison.map((one) => ({ ...one, n: one.n_now }))}
      onIndicator={onIndicator}
    />
  );
}
