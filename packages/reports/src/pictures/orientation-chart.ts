import type { OrientationResult } from '@lqc/contracts';
import { chartPhrases, orientationFinding } from '@lqc/phrases';
import { drawBarChart } from './bar-chart.js';
import { PALETTE } from '../palette.js';

/** Grafik 5.1: companies by market orientation, with counts and shares, as a PNG. */
export function drawOrientationChart({
  result,
  period,
}: {
  readonly result: OrientationResult;
  readonly period: string;
}): Buffer {
  const { orientationKinds: labels } = chartPhrases;
  const kinds = [
    { name: labels.domestic, count: result.domestic_count, share: result.domestic_percentage },
    { name: labels.export, count: result.export_count, share: result.export_percentage },
    {
      name: labels.both,
      count: result.domestic_export_count,
      share: result.domestic_export_percentage,
    },
  ];
  const companies = kinds.reduce((sum, { count }) => sum + count, 0);
  return drawBarChart({
    head: {
      name: chartPhrases.orientationName,
      finding: orientationFinding(kinds),
      note: chartPhrases.orientationNote(companies, period),
    },
    bars: kinds.map(({ name, count, share }, position) => ({
      label: name,
      value: count,
      text: chartPhrases.bar(count, share),
      colour: PALETTE.series[position]!,
    })),
  });
}
