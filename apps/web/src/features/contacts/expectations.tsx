import { type ContactResponse, indicatorOf } from '@lqc/contracts';
import { Panel } from '../../components/panel';
import { ScrollArea } from '../../components/scroll-area';
import { dotted } from '../../lib/format';
import { Chart } from '../charts/chart';
import { GridChart } from '../charts/grid-chart';
import { shortQuarter } from '../history/copy';
import { copy } from './copy';
import { gapNote, quarterColumns } from '../history/quarter-columns';

const SIGNS = {
  '-1': { text: '▽', color: 'var(--fall-2)', said: copy.below },
  '0': { text: '●', color: 'var(--ink)', said: copy.asExpected },
  '1': { text: '△', color: 'var(--rise-2)', said: copy.above },
} as const;

const signOf = (error: number) => SIGNS[String(Math.sign(error)) as keyof typeof SIGNS];

/** What a company expected of each quarter, and whether it came so. */
export function Expectations({ contact }: { contact: ContactResponse }) {
  const { expectations, quarters, name } = contact;
  const told = expectations.filter(({ n }) => n > 0);
  if (told.length === 0)
    return (
      <Panel title={copy.expectations}>
        <p className="text-sm text-muted">{copy.noExpectations}</p>
      </Panel>
    );
  const all = told.flatMap(({ items }) => items);
  const first = quarters.findIndex(({ quarter_id: id }) =>
    all.some((item) => item.quarter_id === id),
  );
  const shown = quarters.slice(first);
  const itemAt = (row: number, column: number) =>
    told[row]!.items.find(({ quarter_id: id }) => id === shown[column]?.quarter_id);
  const nameOf = ({ expectation, outcome }: (typeof told)[number]) =>
    copy.expected(indicatorOf(expectation).label, indicatorOf(outcome).label);
  const hitsOf = ({ hits, n }: (typeof told)[number]) => copy.hits(hits, n);
  return (
    <Chart
      finding={copy.expectationsFinding(
        all.filter(({ error }) => error === 0).length,
        all.length,
        all.filter(({ error }) => error > 0).length,
        all.filter(({ error }) => error < 0).length,
      )}
      note={dotted(copy.expectationsNote, gapNote(shown))}
      fileName={`perkiraan ${name}.png`}
      table={{
        columns: [copy.indicator, ...shown.map(shortQuarter), copy.hitColumn],
        rows: told.map((one, row) => [
          nameOf(one),
          ...shown.map((_, column) => {
            const item = itemAt(row, column);
            return item ? signOf(item.error).said : null;
          }),
          hitsOf(one),
        ]),
      }}
    >
      {(width) => (
        <ScrollArea isFromEnd label={copy.expectations}>
          <GridChart
            label={copy.expectations}
            width={width}
            rows={told.map((one) => ({ id: one.expectation, label: nameOf(one) }))}
            columns={[...quarterColumns(shown), { id: 'hits', label: copy.hitColumn }]}
            legend={[]}
            cellAt={(row, column) => {
              const one = told[row]!;
              if (column === shown.length)
                return {
                  text: `${one.hits}/${one.n}`,
                  shade: { background: 'transparent', color: 'var(--ink)' },
                  said: `${nameOf(one)}: ${hitsOf(one)} ${copy.hitColumn}`,
                };
              const item = itemAt(row, column);
              const { text, color, said } = item
                ? signOf(item.error)
                : { text: copy.unknown, color: 'var(--muted)', said: copy.noPair };
              return {
                text,
                shade: { background: 'transparent', color },
                said: `${nameOf(one)}, ${shortQuarter(shown[column]!)}: ${said}`,
              };
            }}
          />
        </ScrollArea>
      )}
    </Chart>
  );
}
