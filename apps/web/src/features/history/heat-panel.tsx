import { type HistoryPoint, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNotice, Skeleton } from '../../components/states';
import { cellsOfIndicator, cellsOfQuarter } from './api';
import { copy, shortQuarter } from './copy';
import { HeatMap } from './heat-map';

const CONTROL = 'h-hit-small rounded-md border border-control bg-surface px-2 text-sm';

/** Sectors against the indicators of a quarter, or against the quarters of an indicator. */
export function HeatPanel({ quarters }: { quarters: readonly HistoryPoint[] }) {
  const latest = quarters.at(-1)!;
  const [quarter, setQuarter] = useState(latest.quarter_id);
  const [indicator, setIndicator] = useState<IndicatorKey | ''>('');
  const shown = quarters.find(({ quarter_id: id }) => id === quarter) ?? latest;
  const cells = useQuery(
    indicator === '' ? cellsOfQuarter(shown.quarter_id) : cellsOfIndicator(indicator),
  );
  const controls = (
    <div className="flex flex-wrap gap-2">
      <select
        aria-label={copy.heatRows}
        className={CONTROL}
        value={indicator}
        onChange={({ target }) => setIndicator(target.value as IndicatorKey | '')}
      >
        <option value="">{copy.heatAllIndicators}</option>
        {LIKERT_INDICATORS.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      {indicator === '' && (
        <select
          aria-label={copy.heatQuarter}
          className={CONTROL}
          value={shown.quarter_id}
          onChange={({ target }) => setQuarter(target.value)}
        >
          {quarters.toReversed().map((one) => (
            <option key={one.quarter_id} value={one.quarter_id}>
              {shortQuarter(one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
  if (cells.error) return <ErrorNotice error={cells.error} onRetry={() => void cells.refetch()} />;
  if (!cells.data) return <Skeleton rows={8} />;
  const rows =
    indicator === ''
      ? LIKERT_INDICATORS.map(({ key, label }) => ({ id: key as string, label }))
      : quarters.toReversed().map((one) => ({ id: one.quarter_id, label: shortQuarter(one) }));
  return (
    <HeatMap
      cells={cells.data.cells}
      rows={rows}
      rowOf={indicator === '' ? (cell) => cell.indicator : (cell) => cell.quarter_id}
      note={
        indicator === ''
          ? copy.heatNote(shortQuarter(shown))
          : copy.heatOverTime(labelOf(indicator))
      }
      actions={controls}
    />
  );
}

const labelOf = (indicator: IndicatorKey) =>
  LIKERT_INDICATORS.find(({ key }) => key === indicator)!.label;
