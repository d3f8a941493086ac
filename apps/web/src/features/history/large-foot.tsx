import { hasIdulfitri, type HistoryPoint } from '@lqc/contracts';
import { isNamed, levelChartPhrases } from '@lqc/phrases';
import { CRESCENT } from './crescent';
import type { LargeLayout } from './large-layout';
import type { Drawn } from './series';

interface LargeFootProps {
  readonly drawn: readonly Drawn[];
  readonly layout: LargeLayout;
}

/** Below the lines: a crescent at Idulfitri, and the quarters with their n as far as there is room. */
export const LargeFoot = ({ drawn, layout: { x, bottom, labelEvery } }: LargeFootProps) =>
  drawn.map(({ at, point }, position) => {
    const isLatest = position === drawn.length - 1;
    return (
      <g key={at}>
        <line x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + 4} stroke="var(--control)" />
        {hasIdulfitri(point) && (
          <path d={CRESCENT} transform={`translate(${x(at)} ${bottom + 11})`} fill="var(--gold)" />
        )}
        {isNamed(position, drawn.length, labelEvery) && (
          <QuarterLabel point={point} x={x(at)} y={bottom} isLatest={isLatest} />
        )}
      </g>
    );
  });

interface QuarterLabelProps {
  readonly point: HistoryPoint;
  readonly x: number;
  readonly y: number;
  readonly isLatest: boolean;
}

const QuarterLabel = ({ point, x, y, isLatest }: QuarterLabelProps) => (
  <>
    <text x={x} y={y + 30} textAnchor="middle" fill="var(--ink)" fontWeight={isLatest ? 600 : 400}>
      {levelChartPhrases.quarter(point)}
    </text>
    <text x={x} y={y + 46} textAnchor="middle" fill="var(--muted)">
      {`n ${point.n}`}
    </text>
  </>
);
