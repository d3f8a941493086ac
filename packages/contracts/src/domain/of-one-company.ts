import { grouped } from '../grouped.js';
import { companyName, mayBeOneCompany } from './company-name.js';

/** By a company's name those of a list that are about what may be that company. */
export function ofOneCompany<One extends { readonly company: string | null }>(
  all: readonly One[],
): (company: string) => One[] {
  const named = all.map((one) => ({ one, name: companyName(one.company ?? '') }));
  const byCore = grouped(named, ({ name }) => name.core);
  return (company) => {
    const asked = companyName(company);
    return (byCore.get(asked.core) ?? [])
      .filter(({ name }) => mayBeOneCompany(name, asked))
      .map(({ one }) => one);
  };
}
