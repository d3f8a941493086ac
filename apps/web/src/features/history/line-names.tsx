import { LETTER } from '../charts/text-lines';
import { type LargeLayout, SAMPLE } from './large-layout';

/** The name of each line at its end, behind a piece of the line. */
export const LineNames = ({ layout: { ends, right, namesWidth } }: { layout: LargeLayout }) =>
  ends.map(({ line, y }) => (
    <g key={line.id}>
      <path d={`M${right + 2} ${y}h14`} stroke={line.look.stroke} strokeWidth={line.look.width} />
      <text
        x={right + SAMPLE}
        y={y + 4}
        fill="var(--ink)"
        fontWeight={line.id === 'all' ? 600 : 400}
      >
        {shortened(line.name, namesWidth - SAMPLE)}
      </text>
    </g>
  ));

const shortened = (name: string, room: number) =>
  name.length * LETTER <= room ? name : `${name.slice(0, Math.floor(room / LETTER) - 1)}…`;
