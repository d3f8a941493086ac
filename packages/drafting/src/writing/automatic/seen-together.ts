import { asSentence, labelOf } from '../../prose/sentence.js';
import type { IndicatorKey } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import type { Movements } from './movements.js';
import { OPPOSITE, type Side } from '../../reasons/said-on-side.js';
import type { Standing } from './standings.js';
import type { Telling } from '../../wordings/telling.js';

interface Placed {
  readonly key: IndicatorKey;
  /** Above or below neutral; of a change: that it rose or fell. */
  readonly side: Side;
}

const COSTS = ['biaya energi', 'biaya tenaga kerja'] as const;
const ACTIVITY = ['kapasitas utilisasi', 'tenaga kerja', 'investasi'] as const;

const all = (keys: readonly IndicatorKey[], side: Side): Placed[] =>
  keys.map((key) => ({ key, side }));

/**
 * What an expert expects to see together on a side, and what would be surprising, without claiming a cause.
 */
const TOGETHER: readonly (Placed & {
  readonly beside: readonly Placed[];
  readonly despite: Placed;
})[] = (['above', 'below'] as const).flatMap((side) => {
  const other = OPPOSITE[side];
  return [
    {
      key: 'margin usaha' as const,
      side,
      beside: [...all(['harga jual'], side), ...all(COSTS, other)],
      despite: { key: 'domestik' as const, side: other },
    },
    ...(['domestik', 'ekspor'] as const).map((key) => ({
      key,
      side,
      beside: [...all(ACTIVITY, side), ...(side === 'below' ? all(['persediaan'], 'above') : [])],
      despite: { key: 'harga jual' as const, side: other },
    })),
  ];
});

/** A sentence on levels that one expects together; empty when there are none. */
export function togetherSentence(telling: Telling, standings: readonly Standing[]): string {
  const on = ({ key, side }: Placed) =>
    standings.find((one) => one.key === key && one.place === side);
  for (const { beside, ...first } of TOGETHER) {
    const subject = on(first);
    const others = beside.flatMap((one) => on(one) ?? []);
    if (!subject || others.length === 0) continue;
    const told = telling.say(
      asSentence(`${stands(subject)} sejalan dengan ${listed(others.map(stands))}`),
    );
    if (told) return told;
  }
  return '';
}

/** "Margin usaha di atas netral": beside another a normal level needs the same word. */
const stands = ({ name, place }: Standing): string =>
  `${name} ${place === 'above' ? 'di atas' : 'di bawah'} netral`;

/**
 * A sentence on changes that one expects beside each other, and on one that goes the other way: "kenaikan
 * margin usaha sejalan dengan kenaikan harga jual serta penurunan biaya energi". Empty where none do.
 */
export function movedTogetherSentence(telling: Telling, { up, down }: Movements): string {
  const moved = { above: up, below: down } as const;
  const did = ({ key, side }: Placed) => moved[side].some((one) => one.key === key);
  for (const { beside, despite, ...first } of TOGETHER) {
    const others = beside.filter(did);
    if (!did(first) || others.length === 0) continue;
    const together = `${movements([first])} sejalan dengan ${movements(others)}`;
    const contrast = `, meskipun ${labelOf(despite.key)} ${despite.side === 'above' ? 'naik' : 'turun'}`;
    const told =
      (did(despite) && telling.say(asSentence(`${together}${contrast}`))) ||
      telling.say(asSentence(together));
    if (told) return told;
  }
  return '';
}

/** "Kenaikan harga jual serta penurunan biaya tenaga kerja dan biaya energi". */
const movements = (placed: readonly Placed[]): string =>
  ([['above', 'kenaikan'] as const, ['below', 'penurunan'] as const] as const)
    .map(([side, noun]) => ({ noun, names: placed.filter((one) => one.side === side) }))
    .filter(({ names }) => names.length > 0)
    .map(({ noun, names }) => `${noun} ${listed(names.map(({ key }) => labelOf(key)))}`)
    .join(' serta ');
