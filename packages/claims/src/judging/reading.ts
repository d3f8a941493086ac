import type { ClaimFact, ClaimStatus, ClaimType } from '@lqc/contracts';
import type { Assertion } from '../assertion.js';
import type { Item } from '../items/item.js';

/** One assertion as it was read: its words, and what the figures say of it. */
export interface Reading {
  readonly type: ClaimType;
  readonly items: readonly Item[];
  readonly status: ClaimStatus;
  /** What the data say instead. */
  readonly expected: string | null;
  readonly facts: readonly ClaimFact[];
  /** It holds once rounded to what was written. */
  readonly isRounded: boolean;
  /** The assertion that was read; absent for reports of contacts. */
  readonly assertion?: Assertion;
}

/** An assertion that is right or wrong by something else than one fact. */
export function decided(
  { type, items }: Pick<Reading, 'type' | 'items'>,
  holds: boolean | null,
  { facts = [], expected = null }: { facts?: readonly ClaimFact[]; expected?: string | null } = {},
): Reading {
  for (const item of items) item.used = true;
  const status = holds === null ? 'unchecked' : holds ? 'supported' : 'contradicted';
  return {
    type,
    items,
    status,
    expected: status === 'contradicted' ? expected : null,
    facts,
    isRounded: false,
  };
}

/** The reading with "contradicted" turned into "unchecked", since its words may mean something else. */
export const unsure = (reading: Reading): Reading =>
  reading.status === 'contradicted' ? { ...reading, status: 'unchecked', expected: null } : reading;
