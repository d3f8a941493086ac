import { ofOneCompany } from '@lqc/contracts';
import type { CaptureSubject } from '@lqc/database';

/** Of a note the colleagues who write about what may be the same company and quarter, by name. */
export function colleaguesOn(
  all: readonly CaptureSubject[],
): (note: Pick<CaptureSubject, 'company' | 'quarter' | 'ownerId'>) => string[] {
  const ofCompany = ofOneCompany(all);
  return ({ company, quarter, ownerId }) => {
    const others = ofCompany(company ?? '').filter(
      (one) => one.quarter === quarter && one.ownerId !== ownerId,
    );
    return [...new Set(others.map(({ owner }) => owner.username))].sort();
  };
}
