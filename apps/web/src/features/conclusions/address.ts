import type { Scope } from '@lqc/contracts';
import { oneOf, textOf } from '../../lib/address-entries';

/** The state of the list that is in its address: scope, filter, and the open conclusion. */
export interface ConclusionsAddress {
  readonly scope?: Scope;
  readonly q?: string;
  readonly indicator?: string;
  readonly open?: string;
}

export const parseConclusionsAddress = (search: Record<string, unknown>): ConclusionsAddress => ({
  scope: oneOf(['office'], search.scope),
  q: textOf(search.q),
  indicator: textOf(search.indicator),
  open: textOf(search.open),
});
