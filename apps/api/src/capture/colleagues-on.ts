import { companyName, mayBeOneCompany } from '@lqc/contracts';
import type { CaptureSubject } from '@lqc/database';

/** Of a note the colleagues who write about what may be the same company and quarter, by name. */
export function colleaguesOn(
  all: readonly CaptureSubject[],
): (note: Omit<CaptureSubject, 'owner'>) => string[] {
  const named = all.map((one) => ({ ...one, name: companyName(one.company ?? '') }));
  const byCompany = new Map<string, typeof named>();
  for (const one of named) {
    const key = `${one.quarter}|${one.name.core}`;
    byCompany.set(key, [...(byCompany.get(key) ?? []), one]);
  }
  return ({ company, quarter, ownerId }) => {
    const name = companyName(company ?? '');
    const others = (byCompany.get(`${quarter}|${name.core}`) ?? []).filter(
      (one) => one.ownerId !== ownerId && mayBeOneCompany(one.name, name),
    );
    return [...new Set(others.map(({ owner }) => owner.username))].sort();
  };
}
