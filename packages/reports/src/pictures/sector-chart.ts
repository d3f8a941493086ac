import type { MainResult } from '@lqc/contracts';
import { chartPhrases, sectorsFinding } from '@lqc/phrases';
import { drawBarChart } from './bar-chart.js';
import { PALETTE } from '../palette.js';

/** Grafik 5.2: companies by sector, most first, with counts and shares, as a PNG. */
export function drawSectorChart({
  result,
  period,
}: {
  readonly result: Pick<MainResult, 'lu_totals' | 'dominant_lu'>;
  readonly period: string;
}): Buffer {
  const sectors = Object.entries(result.lu_totals)
    .map(([name, count]) => ({ name, count, share: result.dominant_lu[name] ?? null }))
    .sort((a, b) => b.count - a.count);
  const companies = sectors.reduce((sum, { count }) => sum + count, 0);
  return drawBarChart({
    head: {
      name: chartPhrases.sectorsName,
      finding: sectorsFinding(sectors),
      note: chartPhrases.sectorsNote(companies, period),
    },
    bars: sectors.map(({ name, count, share }) => ({
      label: name,
      value: count,
      text: chartPhrases.bar(count, share),
      colour: PALETTE.series[0],
    })),
  });
}
