import { companyName, type CompanySuggestion } from '@lqc/contracts';
import { trigramsOf } from '@lqc/language';
import type { CompanyRegister } from './company-register.js';
import { TrigramIndex } from './trigram-index.js';

const SUGGESTIONS_PER_COMPANY = 3;

/** Longer texts are not company names, and comparing a hostile cell's would take very long. */
const COMPARED_CHARACTERS = 200;

/** Names less similar than this share only a common word such as "Indonesia". */
const ALIKE_FROM = 0.5;

/**
 * Prepares ranked suggestions from a register. Legal forms are left out before names are compared,
 * or every "PT … Tbk" would be alike. An index of trigrams keeps thousands of names fast.
 */
export function companySuggester({
  companies,
}: CompanyRegister): (contactName: string) => CompanySuggestion[] {
  const index = new TrigramIndex(companies.map(({ name }) => gramsOf(name)));

  return (contactName) => {
    const grams = gramsOf(contactName);
    const alike: CompanySuggestion[] = [];
    index.eachSharing(grams, (position, shared, size) => {
      // Sørensen–Dice coefficient, 0 to 1.
      const similarity = (2 * shared) / (grams.size + size);
      if (similarity < ALIKE_FROM) return;
      const { name: company, key, sector } = companies[position]!;
      alike.push({ company, company_key: key, sector, similarity });
    });
    return alike
      .sort((a, b) => b.similarity - a.similarity || (a.company < b.company ? -1 : 1))
      .slice(0, SUGGESTIONS_PER_COMPANY)
      .map((one) => ({ ...one, similarity: Math.round(one.similarity * 100) / 100 }));
  };
}

const gramsOf = (name: string) => trigramsOf(companyName(name.slice(0, COMPARED_CHARACTERS)).core);
