import {
  type HistoryCell,
  type HistoryPoint,
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  UNKNOWN_VALUE,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SidePanel } from '../../components/side-panel';
import { Select } from '../../components/select';
import { Awaited } from '../../components/states';
import { AnswerList } from './answer-list';
import { cellsOfIndicator, cellsOfQuarter } from './api';
import { copy, shortQuarter } from './copy';
import { HeatMap } from './heat-map';

interface HeatPanelProps {
  readonly quarters: readonly HistoryPoint[];
  /** The indicator that is shown large, over the quarters; null for all of one quarter. */
  readonly indicator: IndicatorKey | null;
}

/** Sectors against the indicators of a quarter, or against the quarters of an indicator. */
export function HeatPanel({ quarters, indicator: shownLarge }: HeatPanelProps) {
  const latest = quarters.at(-1)!;
  const [quarter, setQuarter] = useState(latest.quarter_id);
  const [picked, setPicked] = useState<IndicatorKey | null>(null);
  const [opened, setOpened] = useState<{ cell: HistoryCell; page: number } | null>(null);
  const indicator = shownLarge ?? picked;
  const shown = quarters.find(({ quarter_id: id }) => id === quarter) ?? latest;
  const cells = useQuery(
    indicator === null ? cellsOfQuarter(shown.quarter_id) : cellsOfIndicator(indicator),
  );
  const controls = (
    <>
      {shownLarge === null && (
        <Select
          isSmall
          label={copy.heatRows}
          className="max-w-44"
          options={['', ...LIKERT_INDICATORS.map(({ key }) => key)] as const}
          nameOf={(key) => (key ? indicatorOf(key).label : copy.heatAllIndicators)}
          value={indicator ?? ''}
          onChoose={(key) => setPicked(key || null)}
        />
      )}
      {indicator === null && (
        <Select
          isSmall
          label={copy.heatQuarter}
          options={quarters.map(({ quarter_id: id }) => id).toReversed()}
          nameOf={(id) => shortQuarter(quarters.find((one) => one.quarter_id === id)!)}
          value={shown.quarter_id}
          onChoose={setQuarter}
        />
      )}
    </>
  );
  const rows =
    indicator === null
      ? LIKERT_INDICATORS.map(({ key, label }) => ({ id: key as string, label }))
      : quarters.toReversed().map((one) => ({ id: one.quarter_id, label: shortQuarter(one) }));
  return (
    <>
      <HeatMap
        cells={cells.data?.cells ?? []}
        rows={rows}
        rowName={indicator === null ? copy.indicator : copy.quarter}
        rowOf={indicator === null ? (cell) => cell.indicator : (cell) => cell.quarter_id}
        note={
          indicator === null
            ? copy.heatNote(shortQuarter(shown))
            : copy.heatOverTime(indicatorOf(indicator).label)
        }
        actions={controls}
        onCell={(cell) => setOpened({ cell, page: 1 })}
      >
        {!cells.data && <Awaited of={cells} rows={8} />}
      </HeatMap>
      {opened && (
        <SidePanel
          title={copy.answersOf(
            indicatorOf(opened.cell.indicator).label,
            opened.cell.sector ?? copy.noSector,
          )}
          note={copy.answers(labelOf(quarters, opened.cell))}
          close={copy.close}
          onClose={() => setOpened(null)}
        >
          <section className="min-h-0 flex-1 overflow-y-auto px-4 py-2">
            <AnswerList
              asked={{
                indicator: opened.cell.indicator,
                quarter: opened.cell.quarter_id,
                sector: opened.cell.sector ?? UNKNOWN_VALUE,
                page: opened.page,
              }}
              onPage={(page) => setOpened({ ...opened, page })}
            />
          </section>
        </SidePanel>
      )}
    </>
  );
}

function labelOf(quarters: readonly HistoryPoint[], { quarter_id: id }: HistoryCell): string {
  const found = quarters.find(({ quarter_id }) => quarter_id === id);
  return found ? shortQuarter(found) : '';
}
