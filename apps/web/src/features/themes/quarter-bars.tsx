import type { ThemeCount } from '@lqc/contracts';
import type { ReactNode } from 'react';
import { count } from '../../lib/format';
import { Chart } from '../charts/chart';
import { ShareBars } from '../charts/share-bars';
import { copy } from './copy';
import { shareOf } from './share';

const HEIGHT = 56;
const BAR_MOST = 56;

interface QuarterBarsProps {
  readonly theme: ThemeCount;
  readonly chosen: string;
  /** The largest share of any theme, so that all themes have the same scale. */
  readonly most: number;
  readonly onOpen: (quarter: string) => void;
  /** What is said of the chosen quarter, above the bars. */
  readonly lead: ReactNode;
}

/** A theme's share of contacts per quarter; each bar is a link to its sentences. */
export const QuarterBars = (props: QuarterBarsProps) => (
  <Chart
    lead={props.lead}
    finding={copy.bars(props.theme.label)}
    note={copy.legend}
    fileName={`tema ${props.theme.label}.png`}
    table={{
      columns: copy.columns.slice(1),
      rows: props.theme.by_quarter.map(({ label, contacts, of }) => [label, contacts, of]),
    }}
  >
    {(width) => (
      <ShareBars
        name={copy.bars(props.theme.label)}
        bars={props.theme.by_quarter.map((one) => ({
          id: one.quarter_id,
          quarter: one.label,
          share: shareOf(one),
          figure: count(one.contacts),
          said: copy.inQuarter(one.label, one.contacts, one.of),
        }))}
        most={props.most}
        width={width}
        height={HEIGHT}
        widest={BAR_MOST}
        chosen={props.chosen}
        onPress={props.onOpen}
      />
    )}
  </Chart>
);
