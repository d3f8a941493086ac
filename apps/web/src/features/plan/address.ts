import { TARGET_QUARTER, type TargetQuarter } from '@lqc/contracts';
import { textOf } from '../../lib/address-entries';

/** The quarter whose plan is shown. */
export interface PlanAddress {
  readonly triwulan?: TargetQuarter;
}

export function parsePlanAddress({ triwulan }: Record<string, unknown>): PlanAddress {
  const target = textOf(triwulan);
  return target && TARGET_QUARTER.test(target) ? { triwulan: target } : {};
}
