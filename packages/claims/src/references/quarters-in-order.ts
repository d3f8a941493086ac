import { orderOf, periodOf as periodIn, type QuarterRole } from '@lqc/contracts';
import type { FactTable } from '../facts/fact-table.js';

const ROLES: readonly QuarterRole[] = ['last_year', 'before', 'now'];

const orderIn = ({ periods }: FactTable, role: QuarterRole): number | null => {
  const period = periodIn(periods[role] ?? '');
  return period && orderOf(period);
};

/** Every sentence asks for them, and they stay the same for a table. */
const known = new WeakMap<FactTable, readonly QuarterRole[]>();

/** The quarters of a session, the earliest first. */
export function quartersInOrder(table: FactTable): readonly QuarterRole[] {
  const roles =
    known.get(table) ??
    ROLES.filter((role) => orderIn(table, role) !== null).toSorted(
      (a, b) => orderIn(table, a)! - orderIn(table, b)!,
    );
  known.set(table, roles);
  return roles;
}

/** The session's quarter that lies so many calendar quarters behind another; null where it has none. */
export function quarterBeside(
  table: FactTable,
  role: QuarterRole,
  apart: 1 | -1,
): QuarterRole | null {
  const order = orderIn(table, role);
  return ROLES.find((other) => order !== null && orderIn(table, other) === order + apart) ?? null;
}
