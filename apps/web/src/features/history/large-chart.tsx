import type { HistoryOverviewResponse } from '@lqc/contracts';
import { X } from 'lucide-react';
import { Button } from '../../components/button';
import { Chart } from '../charts/chart';
import { copy } from './copy';
import { drawnOf, type Measure, scaleOf } from './series';
import { figuresOf, SmallChart, spoken } from './small-chart';

const HEIGHT = 320;

/** One indicator's large chart: the average of all contacts and that of the same companies. */
export function LargeChart({
  indicator: { label, points, finding },
  measure,
  onClose,
}: {
  indicator: HistoryOverviewResponse['indicators'][number];
  measure: Measure;
  onClose: () => void;
}) {
  const drawn = drawnOf(points, measure, 'all');
  const beside = measure === 'average' ? drawnOf(points, measure, 'matched') : [];
  const table = {
    columns: copy.columns.slice(1),
    rows: points.map(figuresOf),
  };
  return (
    <Chart
      finding={copy.large(label)}
      note={copy.largeNote}
      table={table}
      fileName={`riwayat ${label}.png`}
    >
      {(width) => (
        <>
          <svg
            width={width}
            height={HEIGHT}
            role="img"
            aria-label={spoken(label, finding, drawn, measure)}
            className="block font-sans"
          >
            <SmallChart
              label={label}
              finding={finding}
              drawn={drawn}
              beside={beside}
              domain={scaleOf([drawn, beside], measure)}
              measure={measure}
              width={width}
              height={HEIGHT}
            />
          </svg>
          <Button className="mt-2" size="small" onClick={onClose}>
            <X size={14} aria-hidden /> {copy.close}
          </Button>
        </>
      )}
    </Chart>
  );
}
