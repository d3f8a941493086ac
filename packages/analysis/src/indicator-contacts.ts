import type { IndicatorContact, IndicatorKey } from '@lqc/contracts';
import type { Quarter } from './quarter.js';
import { scorePairs } from './score-pairs.js';

/**
 * The contacts behind an average: every contact with a row for the indicator, in the workbook's order, with
 * its company's sector and, when an earlier quarter is given, the company's earlier score and the change.
 */
export function indicatorContacts(
  quarter: Quarter,
  earlier: Quarter | null,
  indicator: IndicatorKey,
): IndicatorContact[] {
  const pair = earlier && scorePairs(quarter, earlier);
  return quarter.survey.contacts.flatMap((contact): IndicatorContact[] => {
    const answer = contact.answers.find((one) => one.indicator === indicator);
    if (!answer) return [];
    const compared = pair?.(contact, indicator);
    return [
      {
        contact_id: quarter.contactIds.get(contact.position)!,
        contact: contact.name,
        company_key: contact.companyKey,
        sheet: contact.sheet,
        sector: quarter.matching.sectorByCompany.get(contact.companyKey) ?? null,
        score: answer.score,
        score_cell: answer.scoreCell,
        score_before: compared?.before ?? null,
        change: compared?.change ?? null,
        narrative: answer.narrative,
        narrative_cell: answer.narrativeCell,
      },
    ];
  });
}
