import { companyName, type CompanyName, mayBeOneCompany } from './company-name.js';

/** By a company's name those of a list that are about what may be that company. */
export function ofOneCompany<One extends { readonly company: string | null }>(
  all: readonly One[],
): (company: string) => One[] {
  const byCore = new Map<string, { readonly one: One; readonly name: CompanyName }[]>();
  for (const one of all) {
    const name = companyName(one.company ?? '');
    byCore.set(name.core, [...(byCore.get(name.core) ?? []), { one, name }]);
  }
  return (company) => {
    const asked = companyName(company);
    return (byCore.get(asked.core) ?? [])
      .filter(({ name }) => mayBeOneCompany(name, asked))
      .map(({ one }) => one);
  };
}
