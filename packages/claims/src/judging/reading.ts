import type { ClaimFact, ClaimStatus, ClaimType } from '@lqc/contracts';
import type { FactAddress, FactTable } from '../facts/fact-table.js';
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
  /** The figures spoke against it, but not for certain. */
  readonly isDoubted?: boolean;
  /** What was asserted; of contacts' words there is none. */
  readonly assertion?: Assertion;
}

/** Whether a fact bears an assertion out; null where that cannot be said. */
export type Test = (fact: ClaimFact) => boolean | 'rounded' | null;

/**
 * Holds an assertion against the facts that it can be meant of, the likeliest first. It is right
 * where the likeliest bears it out; where only another one does it is left open; else it is wrong.
 */
export function judge(
  { type, items }: Pick<Reading, 'type' | 'items'>,
  table: FactTable,
  addresses: readonly FactAddress[],
  test: Test,
): Reading {
  for (const item of items) item.used = true;
  const [likeliest, ...others] = addresses;
  const first = likeliest && table.find(likeliest);
  const base = { type, items, isRounded: false };
  const verdict = first ? test(first) : null;
  if (first && verdict)
    return {
      ...base,
      status: 'supported',
      expected: null,
      facts: [first],
      isRounded: verdict === 'rounded',
    };
  const other = others.map((at) => table.find(at)).find((fact) => fact && test(fact));
  if (!first || other || verdict === null)
    return { ...base, status: 'unchecked', expected: null, facts: other ? [other] : [] };
  return { ...base, status: 'contradicted', expected: table.label(first), facts: [first] };
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

/** Holds an assertion that is said of several subjects: every one of them must bear it out. */
export function judgeAll(
  claim: Pick<Reading, 'type' | 'items'>,
  table: FactTable,
  subjects: readonly FactAddress[],
  test: Test,
): Reading {
  const each = subjects.map((address) => judge(claim, table, [address], test));
  const wrong = each.find(({ status }) => status === 'contradicted');
  const facts = each.flatMap((one) => one.facts);
  if (wrong) return { ...wrong, facts };
  const open = each.find(({ status }) => status === 'unchecked');
  return { ...(open ?? each[0]!), facts };
}

/** A reading whose words can be bound in another way: what does not fit is left open. */
export const unsure = (reading: Reading): Reading =>
  reading.status === 'contradicted'
    ? { ...reading, status: 'unchecked', expected: null, isDoubted: true }
    : reading;
