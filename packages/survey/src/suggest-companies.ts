import { type CompanySuggestion, SUGGESTIONS_PER_COMPANY } from '@lqc/contracts';
import { companyName } from './company-key.js';
import type { Company, CompanyRegister } from './company-register.js';
import { dice, trigrams } from './name-similarity.js';

/** Below this, names have no more in common than an ending such as "Indonesia". */
const ALIKE_FROM = 0.5;

/**
 * Prepares ranked suggestions from a register. Legal forms are left out before names are compared,
 * or every "PT … Tbk" would be alike. An index of trigrams keeps thousands of names fast.
 */
export function companySuggester(
  register: CompanyRegister,
): (contactName: string) => CompanySuggestion[] {
  const entries = register.companies.map((company) => ({
    company,
    grams: trigrams(companyName(company.name).core),
  }));
  const index = new Map<string, number[]>();
  for (const [position, { grams }] of entries.entries())
    for (const gram of grams) {
      const holders = index.get(gram);
      if (holders) holders.push(position);
      else index.set(gram, [position]);
    }

  return (contactName) => {
    const grams = trigrams(companyName(contactName).core);
    const shared = new Map<number, number>();
    for (const gram of grams)
      for (const position of index.get(gram) ?? [])
        shared.set(position, (shared.get(position) ?? 0) + 1);
    return [...shared]
      .map(([position, count]) => {
        const entry = entries[position]!;
        return { ...entry, similarity: dice(count, grams.size, entry.grams.size) };
      })
      .filter(({ similarity }) => similarity >= ALIKE_FROM)
      .sort((a, b) => b.similarity - a.similarity || byName(a.company, b.company))
      .slice(0, SUGGESTIONS_PER_COMPANY)
      .map(({ company, similarity }) => ({
        company: company.name,
        sector: company.sector,
        similarity: Math.round(similarity * 100) / 100,
      }));
  };
}

function byName(a: Company, b: Company): number {
  return a.name < b.name ? -1 : 1;
}
