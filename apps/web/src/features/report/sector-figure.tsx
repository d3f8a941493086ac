import {
  type HistoryCell,
  type IndicatorKey,
  LIKERT_INDICATORS,
  type Report,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { cellsOfQuarter } from '../history/api';
import { copy } from './copy';
import { LevelTable } from './level-table';

interface SectorFigureProps {
  readonly report: Report;
  readonly sector: string;
  /** Number of the section: `3.4`. */
  readonly number: string;
  readonly source: string;
  readonly onIndicator: (key: IndicatorKey) => void;
}

/** A sector's indicators beside the quarter before, as far as its contacts answered. */
export function SectorFigure({ report, sector, number, source, onIndicator }: SectorFigureProps) {
  const { quarter_now: now, quarter_before: before } = report;
  const cells = useCells(now.file_id);
  const earlier = useCells(before.file_id);
  if (!cells) return null;
  const within = (all: readonly HistoryCell[] | undefined, key: IndicatorKey) =>
    all?.find((one) => one.sector === sector && one.indicator === key);
  const rows = LIKERT_INDICATORS.flatMap(({ key, label }) => {
    const cell = within(cells, key);
    if (!cell || cell.n === 0) return [];
    const then = within(earlier, key)?.average ?? null;
    return [{ key, indicator: label, n: cell.n, now: cell.average, before: then }];
  });
  if (rows.length === 0) return null;
  return (
    <LevelTable
      title={copy.figures.name(number, copy.levels.sector(sector))}
      source={copy.levels.source(source, false)}
      periods={{ now: now.label, before: before.label }}
      rows={rows}
      onIndicator={onIndicator}
    />
  );
}

/** The averages of every sector in a stored quarter; nothing where its file was deleted. */
const useCells = (fileId: string | null) =>
  useQuery({ ...cellsOfQuarter(fileId ?? ''), enabled: fileId !== null }).data?.cells;
