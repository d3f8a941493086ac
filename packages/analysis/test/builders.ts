import type { IndicatorKey, QuarterSource } from '@lqc/contracts';
import {
  companyKey,
  type CompanyRegister,
  type Answer,
  type CompanyMatching,
  type Contact,
  type Survey,
} from '@lqc/survey';
import { makeQuarter, type Quarter } from '../src/quarter.js';

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
  confirmedKeys: new Map(),
  unmatched: [],
  confirmed: [],
});

export const aRegister = (
  sectors: Record<string, string>,
  confirmed: Record<string, string> = {},
): CompanyRegister => ({
  companies: Object.entries(sectors).map(([name, sector]) => ({
    name,
    key: companyKey(name),
    sector,
  })),
  confirmed: new Map(
    Object.entries(confirmed).map(([contact, company]) => [
      companyKey(contact),
      companyKey(company),
    ]),
  ),
});

export const aSource = (label: string): QuarterSource => ({
  file_id: null,
  label,
  file_name: `${label}.xlsx`,
  upload_date: '2025-07-01T00:00:00.000Z',
  owner_username: 'ratna',
  sha256: 'a'.repeat(64),
});

/** A quarter of these contacts, on sheets one after the other, whose rows' ids are `id-0`, `id-1`, … */
export function aQuarter(
  contacts: readonly Contact[],
  register: CompanyRegister | null,
  label = 'Triwulan II 2025',
): Quarter {
  const placed = contacts.map((contact, position) => ({ ...contact, position }));
  return makeQuarter(
    {
      survey: { contacts: placed },
      findings: {
        sheets_total: placed.length,
        sheets_read: placed.length,
        sheets_skipped: [],
        companies: new Set(placed.map((one) => one.companyKey)).size,
        answers_valid: 0,
        unknown_labels: [],
        missing_labels: [],
        repeated_labels: [],
        invalid_answers: [],
        duplicate_contacts: [],
      },
      source: aSource(label),
      contactIds: new Map(placed.map(({ position }) => [position, `id-${position}`])),
    },
    register,
  );
}
