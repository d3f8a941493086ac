import {
  type HistoryOverviewResponse,
  type HistoryPoint,
  LIKERT_INDICATORS,
  mayTell,
  shortSectorName,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { StepButtons } from '../../components/step-buttons';
import { Chart } from '../charts/chart';
import { type HistoryAddress, linesOfSectors, sectorsOfLines } from './address';
import { AnswerList } from './answer-list';
import { cellsOfIndicator } from './api';
import { HeatPanel } from './heat-panel';
import { copy, findingText, shortQuarter } from './copy';
import { LargeDrawing } from './large-drawing';
import type { NamedLine } from './named-line';
import { SectorChoice } from './sector-choice';
import { drawnOf, drawnOfSector, type Measure } from './series';
import { figure, figuresOf } from './said';

/** So many of the largest sectors have a line until others are chosen. */
const PROPOSED_LINES = 3;
const SECTOR_STROKES = ['var(--series-3)', 'var(--series-4)', 'var(--muted)', 'var(--control)'];

interface LargeViewProps {
  readonly indicator: HistoryOverviewResponse['indicators'][number];
  readonly measure: Measure;
  readonly address: HistoryAddress;
  readonly onGo: (change: Partial<HistoryAddress>) => void;
}

/**
 * One indicator large: all contacts and sectors over the quarters, or how the same companies changed from one to
 * the next, and beside them what contacts said in the chosen one.
 */
export function LargeView({ indicator, measure, address, onGo }: LargeViewProps) {
  const { key, label, points, finding, form_changes: formChanges } = indicator;
  const { data } = useQuery(cellsOfIndicator(key));
  const sectors = sectorsBySize(data?.cells ?? [], address.sector);
  // The cells of sectors tell levels alone.
  const hasSectors = measure !== 'change';
  const lined = hasSectors ? sectorsOfLines(address.lines, sectors.slice(0, PROPOSED_LINES)) : [];
  const drawn = drawnOf(points, measure);
  const others = lined.map((sector, at): NamedLine => ({
    id: sector,
    name: shortSectorName(sector),
    sector,
    drawn: drawnOfSector(
      points,
      (data?.cells ?? []).filter((cell) => cell.sector === sector),
      measure,
    ),
    look: { stroke: SECTOR_STROKES[at % SECTOR_STROKES.length]!, width: 1.25 },
  }));
  const latest = points.at(-1)!;
  const quarter = points.find(({ quarter_id: id }) => id === address.quarter) ?? latest;
  // Findings are about averages.
  const title = copy.large(
    label,
    measure === 'average' ? findingText(finding, points) : copy.shown[measure],
  );
  const span = `${shortQuarter(points[0]!)} – ${shortQuarter(latest)}`;
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)] lg:grid-rows-[auto_1fr]">
      <Chart
        finding={title}
        note={copy.largeNote(copy.largeNotes[measure], span)}
        fileName={`riwayat ${label}.png`}
        table={{
          columns: [...copy.columns.slice(1), ...lined],
          rows: points.map((point, at) => [
            ...figuresOf(point),
            ...others.map((line) => figure(line.drawn[at]!.value, measure)),
          ]),
        }}
      >
        {(width) => (
          <>
            <LargeDrawing
              label={title}
              drawn={drawn}
              others={others}
              measure={measure}
              formChanges={formChanges}
              width={width}
              quarter={quarter.quarter_id}
              onPoint={(id, sector) =>
                onGo({ quarter: id, of: sector ?? undefined, page: undefined })
              }
            />
            {hasSectors && (
              <SectorChoice
                sectors={[...new Set([...sectors, ...lined])]}
                chosen={lined}
                onChoose={(chosen) => onGo({ lines: linesOfSectors(chosen) })}
              />
            )}
          </>
        )}
      </Chart>
      <Answers
        points={points}
        quarter={quarter}
        address={{ ...address, indicator: key }}
        onGo={onGo}
      />
      <HeatPanel quarters={points} indicator={key} />
    </div>
  );
}

/** Sectors with a quarter that is large enough to be drawn, by their most answers. */
function sectorsBySize(
  cells: readonly { readonly sector: string | null; readonly n: number }[],
  without: string | undefined,
): string[] {
  const sizes = new Map<string, number>();
  for (const { sector, n } of cells)
    if (sector !== null && sector !== without && mayTell('level', n))
      sizes.set(sector, Math.max(n, sizes.get(sector) ?? 0));
  return [...sizes].toSorted(([, a], [, b]) => b - a).map(([sector]) => sector);
}

interface AnswersProps {
  readonly points: readonly HistoryPoint[];
  readonly quarter: HistoryPoint;
  readonly address: HistoryAddress & Required<Pick<HistoryAddress, 'indicator'>>;
  readonly onGo: LargeViewProps['onGo'];
}

/** What contacts said of the indicator in a quarter, with buttons to the quarters beside it. */
function Answers({ points, quarter, address, onGo }: AnswersProps) {
  const { indicator, of, sector: within, page = 1 } = address;
  const sector = of ?? within;
  const at = points.indexOf(quarter);
  const label = LIKERT_INDICATORS.find(({ key }) => key === indicator)!.label;
  return (
    <Panel
      className="overflow-y-auto lg:row-span-2 tall:lg:sticky tall:lg:top-15 tall:lg:max-h-[calc(100dvh-var(--bar)-24px)]"
      title={
        <span className="flex items-center gap-1">
          <span aria-live="polite" className="flex-1">
            {copy.answers(shortQuarter(quarter))}
          </span>
          <StepButtons
            back={copy.previousQuarter}
            on={copy.nextQuarter}
            isEnd={(by) => !points[at + by]}
            onStep={(by) => onGo({ quarter: points[at + by]?.quarter_id, page: undefined })}
          />
        </span>
      }
      note={`${copy.answersOf(label, sector ?? null)} · ${copy.answersHint}`}
    >
      {of && (
        <Button
          size="small"
          className="mb-2"
          onClick={() => onGo({ of: undefined, page: undefined })}
        >
          {copy.allAnswers}
        </Button>
      )}
      <AnswerList
        asked={{ indicator, quarter: quarter.quarter_id, sector, page }}
        onPage={(next) => onGo({ page: next })}
      />
    </Panel>
  );
}
