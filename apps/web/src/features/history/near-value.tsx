import { LETTER } from '../charts/text-lines';
import type { LargeLayout } from './large-layout';
import type { Drawn } from './series';

interface NearValueProps {
  readonly drawn: Drawn;
  readonly text: string;
  readonly layout: LargeLayout;
}

/** The value under the pointer or the focus, above its point and within the drawing. */
export function NearValue({ drawn, text, layout }: NearValueProps) {
  const x = layout.x(drawn.at);
  const y = layout.y(drawn.value!);
  const width = text.length * LETTER + 16;
  const left = Math.max(0, Math.min(x - width / 2, layout.right - width));
  const top = y - 36 < 0 ? y + 12 : y - 36;
  return (
    <g aria-hidden pointerEvents="none">
      <rect x={left} y={top} width={width} height={24} rx={4} fill="var(--ink)" />
      <text x={left + width / 2} y={top + 16} textAnchor="middle" fill="var(--surface)">
        {text}
      </text>
    </g>
  );
}
