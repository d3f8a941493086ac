import {
  NOT_VISITED_QUARTERS,
  type PlanResponse,
  quartersBetween,
  shortSectorName,
} from '@lqc/contracts';
import { Panel } from '../../components/panel';
import { ScrollArea } from '../../components/scroll-area';
import { EmptyState } from '../../components/states';
import { date, dotted, percent } from '../../lib/format';
import { Chart } from '../charts/chart';
import { GridChart } from '../charts/grid-chart';
import { shortQuarter } from '../history/copy';
import { gapNote, quarterColumns } from '../history/quarter-columns';
import { copy } from './copy';

const PLAIN = { background: 'transparent', color: 'var(--ink)' };
const COUNTED = { background: 'var(--same-tint)', color: 'var(--ink)' };

interface CoverageProps {
  readonly plan: Pick<PlanResponse, 'coverage' | 'quarters' | 'weights'>;
}

/** Visited active companies by sector and quarter, with the sectors' PDRB weights. */
export function Coverage({ plan: { coverage, quarters, weights } }: CoverageProps) {
  if (coverage.length === 0)
    return (
      <Panel title={copy.coverage}>
        <EmptyState title={copy.noCoverage}>{copy.noCoverageBody}</EmptyState>
      </Panel>
    );
  const visited = coverage.reduce((sum, one) => sum + one.visited, 0);
  const active = coverage.reduce((sum, one) => sum + one.active, 0);
  const latest = quarters.at(-1);
  // By the calendar, of which some quarters may not be stored.
  const lately = quarters.filter(
    (one) => latest && quartersBetween(one, latest) < NOT_VISITED_QUARTERS,
  );
  const note = weights ? copy.weights(date(weights.as_of), weights.source) : null;
  const nameOf = (sector: string | null) =>
    sector === null ? copy.unknown : shortSectorName(sector);
  // What is known of a sector stands before its quarters.
  const known = [
    ...(weights
      ? [
          {
            label: copy.weight,
            of: ({ weight }: (typeof coverage)[number]) =>
              percent(weight === null ? null : weight * 100),
          },
        ]
      : []),
    { label: copy.active, of: (one: (typeof coverage)[number]) => String(one.active) },
  ];
  const columns = [...known.map(({ label }) => label), ...quarters.map(shortQuarter)];
  const textAt = (row: number, column: number) => {
    const one = coverage[row]!;
    const fact = known[column];
    if (fact) return fact.of(one);
    const quarter = quarters[column - known.length]!.quarter_id;
    return String(one.cells.find(({ quarter_id: id }) => id === quarter)?.companies ?? 0);
  };
  return (
    <Chart
      name={copy.coverage}
      finding={
        latest
          ? copy.coverageFinding(visited, active, shortQuarter(latest), lately.length)
          : copy.coverageUnknown(active)
      }
      note={dotted(copy.coverageNote, gapNote(quarters), note)}
      fileName="cakupan kunjungan.png"
      table={{
        columns: [copy.columns.sector, ...columns],
        rows: coverage.map(({ sector }, row) => [
          sector ?? copy.unknown,
          ...columns.map((_, column) => textAt(row, column)),
        ]),
      }}
    >
      {(width) => (
        <ScrollArea isFromEnd label={copy.coverage}>
          <GridChart
            label={copy.coverage}
            width={width}
            rows={coverage.map(({ sector }) => ({ id: sector ?? '-', label: nameOf(sector) }))}
            columns={[
              ...known.map(({ label }) => ({ id: label, label })),
              ...quarterColumns(quarters),
            ]}
            legend={[]}
            cellAt={(row, column) => {
              const text = textAt(row, column);
              const said = `${nameOf(coverage[row]!.sector)}, ${columns[column]}: ${text}`;
              if (column < known.length) return { text, shade: PLAIN, said };
              return { text, shade: text === '0' ? null : COUNTED, said };
            }}
          />
        </ScrollArea>
      )}
    </Chart>
  );
}
