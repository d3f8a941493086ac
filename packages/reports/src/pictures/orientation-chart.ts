import type { OrientationResult } from '@lqc/contracts';
import { chartPhrases } from '@lqc/phrases';
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
    { label: labels.domestic, count: result.domestic_count, share: result.domestic_percentage },
    { label: labels.export, count: result.export_count, share: result.export_percentage },
    {
      label: labels.both,
      count: result.domestic_export_count,
      share: result.domestic_export_percentage,
    },
  ];
  const companies = kinds.reduce((sum, { count }) => sum + count, 0);
  const largest = kinds.reduce((most, kind) => (kind.count > most.count ? kind : most));
  return drawBarChart({
    name: chartPhrases.orientationName,
    finding:
      largest.share === null || companies === 0
        ? chartPhrases.noOrientation
        : chartPhrases.orientationFinding(largest.label, largest.share),
    note: chartPhrases.orientationNote(companies, period),
    bars: kinds.map(({ label, count, share }, position) => ({
      label,
      value: count,
      text: chartPhrases.bar(count, share),
      colour: PALETTE.series[position]!,
    })),
  });
}
