import { type Period, quarterAt } from './period.js';

/** A calendar quarter that visits are planned for, as the address bar shows it: `2025-4`. */
export type TargetQuarter = string;

export const TARGET_QUARTER = /^20\d\d-[1-4]$/;

/** The calendar quarter that `2025-4` stands for. */
export function periodOfTarget(target: TargetQuarter): Period {
  const [year, quarter] = target.split('-').map(Number);
  return { year: year!, quarter: quarter! };
}

/** The quarter with this `orderOf`, as visits are planned for it. */
export function targetAt(order: number): TargetQuarter {
  const { year, quarter } = quarterAt(order);
  return `${year}-${quarter}`;
}

/** How far a planned visit is, as people say. */
export const VISIT_STATUSES = ['planned', 'agreed', 'done', 'declined'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Whether a planned visit will not be made; that its interview is stored goes before what people say. */
export const isCalledOff = ({
  status,
  recorded,
}: {
  readonly status: VisitStatus;
  readonly recorded: boolean;
}): boolean => status === 'declined' && !recorded;
