import { groupDisclosures, type GroupDisclosures, type Quarter } from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';

const decided: Readonly<Record<Copy, WeakMap<Quarter, GroupDisclosures>>> = {
  internal: new WeakMap(),
  release: new WeakMap(),
};

/** What the copy shows of a quarter's groups; decided once for all charts, tables and sheets. */
export function disclosuresOf(quarter: Quarter, copy: Copy): GroupDisclosures {
  const known = decided[copy].get(quarter) ?? groupDisclosures(quarter, copy);
  decided[copy].set(quarter, known);
  return known;
}
