import type { IndicatorKey } from '@lqc/contracts';
import {
  companyKey,
  type Answer,
  type CompanyMatching,
  type Contact,
  type Survey,
} from '@lqc/survey';

type Scores = Partial<Record<IndicatorKey, number | null>>;

/** A contact with these scores; `null` is a Likert row left blank. */
export function aContact(scores: Scores = {}, name = 'PT Contoh Utama'): Contact {
  const answers = Object.entries(scores).map(([indicator, score]): Answer => ({
    indicator: indicator as IndicatorKey,
    hasLikertRow: true,
    score: score ?? null,
    scoreCell: 'D11',
    narrative: null,
    narrativeCell: null,
  }));
  return { name, companyKey: companyKey(name), sheet: name, position: 0, answers };
}

export const aSurvey = (...contacts: Contact[]): Survey => ({ contacts });

/** A matching that knows these companies' sectors. */
export const aMatching = (sectors: Record<string, string> = {}): CompanyMatching => ({
  sectorByCompany: new Map(
    Object.entries(sectors).map(([name, sector]) => [companyKey(name), sector]),
  ),
  unmatched: [],
  confirmed: [],
});
