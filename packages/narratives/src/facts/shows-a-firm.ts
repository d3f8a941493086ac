import { mayTell } from '@lqc/contracts';
import type { FactSheet } from './fact-sheet.js';

/**
 * Whether a chapter is about so few that every word of it would show a firm: a sector of one or two
 * companies, or an indicator that one or two have scored. Nothing of it goes to a model.
 */
export function showsAFirm({ claims: { indicator, sector, table } }: FactSheet): boolean {
  if (sector !== null) {
    const companies = table.find({ measure: 'companies', sector });
    return !mayTell('count', companies?.value ?? 0);
  }
  if (indicator === null) return false;
  const answers = table.find({ measure: 'answers', indicator });
  return answers !== undefined && answers.value > 0 && !mayTell('count', answers.value);
}
