import { mayTell } from '@lqc/contracts';
import type { FactSheet } from './fact-sheet.js';

/**
 * True when a chapter is about so few contacts that any text would reveal a single firm: a sector
 * of one or two companies, or an indicator with one or two scores. Such a chapter is not sent to a
 * model.
 */
export function isDisclosive({ claims: { indicator, sector, table } }: FactSheet): boolean {
  if (sector !== null) {
    const companies = table.find({ measure: 'companies', sector });
    return !mayTell('count', companies?.value ?? 0);
  }
  if (indicator === null) return false;
  const answers = table.find({ measure: 'answers', indicator });
  return answers !== undefined && answers.value > 0 && !mayTell('count', answers.value);
}
