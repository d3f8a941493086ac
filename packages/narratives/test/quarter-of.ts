import { makeQuarter, type Quarter } from '@lqc/analysis';
import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { type Answer, companyKey, type Contact } from '@lqc/survey';

/** One firm of a quarter that a test makes. */
export interface Firm {
  readonly name: string;
  readonly sector: string;
  /** Its score for an indicator; null where it gave none. */
  readonly score: (key: IndicatorKey) => number | null;
  readonly narrative?: string;
}

/** A quarter in which each firm was interviewed once; the register knows all of them. */
export function quarterOf(label: string, firms: readonly Firm[]): Quarter {
  const contacts = firms.map(({ name, score, narrative = null }, position): Contact => {
    const answers = LIKERT_INDICATORS.map(({ key }): Answer => ({
      indicator: key,
      hasLikertRow: true,
      score: score(key),
      scoreCell: 'D11',
      narrative,
      narrativeCell: 'D12',
    }));
    return { name, companyKey: companyKey(name), sheet: name, position, answers };
  });
  const source = {
    file_id: null,
    label,
    file_name: `${label}.xlsx`,
    upload_date: '2025-07-01T00:00:00.000Z',
    owner_username: 'ratna',
    sha256: 'a'.repeat(64),
  };
  const findings = {
    sheets_total: contacts.length,
    sheets_read: contacts.length,
    sheets_skipped: [],
    companies: contacts.length,
    answers_valid: 0,
    unknown_labels: [],
    missing_labels: [],
    repeated_labels: [],
    invalid_answers: [],
    duplicate_contacts: [],
  };
  const register = {
    companies: firms.map(({ name, sector }) => ({ name, key: companyKey(name), sector })),
  };
  const contactIds = new Map(contacts.map(({ position }) => [position, `id-${position}`]));
  return makeQuarter({ survey: { contacts }, findings, source, contactIds }, register);
}
