import { companyKey, type IndicatorKey, noFindings, type QuarterSource } from '@lqc/contracts';
import {
  type Answer,
  type CompanyMatching,
  type CompanyRegister,
  type Contact,
  type Survey,
} from '@lqc/survey';
import { makeQuarter, type Quarter } from '../quarter.js';

/** What a contact said of an indicator: its score alone, or with a narrative. */
type Said = number | null | { readonly score?: number | null; readonly narrative?: string | null };

/** A contact that said this of indicators; a score of `null` is a Likert row left blank. */
export function aContact(
  said: Readonly<Partial<Record<IndicatorKey, Said>>> = {},
  name = 'PT Contoh Utama',
  sheet = name,
): Contact {
  const answers = Object.entries(said).map(([indicator, one]): Answer => {
    const { score = null, narrative = null } =
      typeof one === 'object' && one !== null ? one : { score: one };
    return {
      indicator: indicator as IndicatorKey,
      hasLikertRow: true,
      score,
      scoreCell: 'D11',
      narrative,
      narrativeCell: narrative === null ? null : 'D12',
    };
  });
  return { name, companyKey: companyKey(name), sheet, position: 0, answers };
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

/** A register of these companies, without those whose sector is null; and what a person confirmed. */
export const aRegister = (
  sectors: Readonly<Record<string, string | null>>,
  confirmed: Readonly<Record<string, string>> = {},
): CompanyRegister => ({
  companies: Object.entries(sectors).flatMap(([name, sector]) =>
    sector === null ? [] : [{ name, key: companyKey(name), sector }],
  ),
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
  const findings = {
    ...noFindings(),
    sheets_total: placed.length,
    sheets_read: placed.length,
    companies: new Set(placed.map((one) => one.companyKey)).size,
  };
  const contactIds = new Map(placed.map(({ position }) => [position, `id-${position}`]));
  return makeQuarter(
    { survey: { contacts: placed }, findings, source: aSource(label), contactIds },
    register,
  );
}
