import { Dot } from '../charts/dot';
import type { ReactNode } from 'react';
import { HATCHED } from '../charts/hatch';
import { copy } from './copy';
import { CRESCENT } from './crescent';

const LINE = 19;
const HEAD = 32;
const ENTRY = 205;
const ENTRIES = 6;

const columnsWithin = (width: number) => Math.max(1, Math.floor(width / ENTRY));

/** How high the key is, in px, within a width. */
export const keyHeight = (width: number) => HEAD + Math.ceil(ENTRIES / columnsWithin(width)) * LINE;

/** How the small charts are read, beside them and in their picture. */
export function ReadingKey({ width, few }: { readonly width: number; readonly few: string }) {
  const columns = columnsWithin(width);
  const signs: readonly (readonly [ReactNode, string])[] = [
    [
      <g key="band">
        <rect
          x={0}
          y={-6}
          width={24}
          height={12}
          fill="var(--rise-tint)"
          stroke="var(--rise-edge)"
        />
        <line x1={0} x2={24} y1={0} y2={0} stroke="var(--series-1)" strokeWidth={2} />
      </g>,
      copy.key.range,
    ],
    [<Dot key="year" at={[12, 0]} r={3.5} ring="var(--series-1)" />, copy.key.sameQuarter],
    [
      <line key="now" x1={12} x2={12} y1={-7} y2={7} stroke="var(--gold)" strokeWidth={2} />,
      copy.key.latest,
    ],
    [
      <line key="form" x1={12} x2={12} y1={-7} y2={7} stroke="var(--ink)" strokeDasharray="4 3" />,
      copy.key.form,
    ],
    [<rect key="few" x={6} y={-6} width={12} height={12} fill={HATCHED} />, few],
    [
      <path key="fitri" d={CRESCENT} transform="translate(12 0)" fill="var(--gold)" />,
      copy.key.idulfitri,
    ],
  ];
  return (
    <g fontSize={12}>
      <text y={13} fontWeight={600} fill="var(--ink)">
        {copy.key.title}
      </text>
      {signs.map(([sign, words], at) => (
        <g
          key={words}
          transform={`translate(${(at % columns) * ENTRY} ${HEAD + Math.floor(at / columns) * LINE})`}
        >
          {sign}
          <text x={34} y={4} fill="var(--muted)">
            {words}
          </text>
        </g>
      ))}
    </g>
  );
}
