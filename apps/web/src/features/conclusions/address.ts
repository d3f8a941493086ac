import type { Scope } from '@lqc/contracts';
import type { Filter } from './filter';

/** What the address of the list holds: whose conclusions, which of them, and the one that is open. */
export interface ConclusionsAddress {
  readonly scope?: Scope | undefined;
  readonly q?: string | undefined;
  readonly indicator?: string | undefined;
  readonly open?: string | undefined;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const parseConclusionsAddress = (search: Record<string, unknown>): ConclusionsAddress => ({
  scope: search.scope === 'office' ? 'office' : undefined,
  q: text(search.q),
  indicator: text(search.indicator),
  open: text(search.open),
});

export const filterOf = ({ q, indicator }: ConclusionsAddress): Filter => ({
  text: q ?? '',
  indicator: indicator ?? '',
});

export const addressOf = ({ text: q, indicator }: Filter): ConclusionsAddress => ({
  q: q || undefined,
  indicator: indicator || undefined,
});
