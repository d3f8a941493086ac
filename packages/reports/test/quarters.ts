import { makeQuarter, type Quarter } from '@lqc/analysis';
import type { IndicatorKey, QuarterSource } from '@lqc/contracts';
import { readSample, SAMPLE_COMPANIES } from '@lqc/fixtures';
import {
  type Answer,
  companyKey,
  type CompanyRegister,
  type Contact,
  readCompanyRegister,
  readSurvey,
  type SurveyFindings,
} from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';
import type { WorkbookInput } from '../src/workbooks/index.js';

const open = async (file: string) => (await openWorkbook(readSample(file))).sheets();

const source = (name: string): QuarterSource => ({
  file_id: null,
  label: name,
  file_name: `${name}.xlsx`,
  upload_date: '2025-04-02T03:04:05.000Z',
  owner_username: 'ratna',
  sha256: 'a'.repeat(64),
});

async function sampleQuarter(name: string, register: CompanyRegister): Promise<Quarter> {
  const reading = await readSurvey(await open(`${name}.xlsx`));
  return makeQuarter({ ...reading, source: source(name) }, register);
}

/** Three quarters of the samples. */
export async function sampleInput(): Promise<WorkbookInput> {
  const { register } = await readCompanyRegister(await open(SAMPLE_COMPANIES));
  return {
    now: await sampleQuarter('Triwulan I 2025', register),
    before: await sampleQuarter('Triwulan IV 2024', register),
    lastYear: await sampleQuarter('Triwulan I 2024', register),
    companySource: source('database-perusahaan'),
    weights: null,
    copy: 'internal',
    madeAt: new Date('2025-04-03T00:00:00Z'),
  };
}

type Said = Partial<Record<IndicatorKey, { score?: number | null; narrative?: string }>>;

export function aContact(name: string, said: Said, sheet = name): Contact {
  const answers = Object.entries(said).map(([indicator, { score, narrative }]): Answer => ({
    indicator: indicator as IndicatorKey,
    hasLikertRow: true,
    score: score ?? null,
    scoreCell: 'D11',
    narrative: narrative ?? null,
    narrativeCell: 'D12',
  }));
  return { name, companyKey: companyKey(name), sheet, position: 0, answers };
}

function aQuarter(
  period: string,
  contacts: readonly Contact[],
  register: CompanyRegister,
): Quarter {
  const findings: SurveyFindings = {
    sheets_total: contacts.length,
    sheets_read: contacts.length,
    sheets_skipped: [],
    companies: new Set(contacts.map((one) => one.companyKey)).size,
    answers_valid: 0,
    unknown_labels: [],
    missing_labels: [],
    repeated_labels: [],
    invalid_answers: [],
    duplicate_contacts: [],
  };
  return makeQuarter({ survey: { contacts }, findings, source: source(period) }, register);
}

/** Two small quarters whose companies stand in these sectors. */
export function anInput(
  now: readonly Contact[],
  before: readonly Contact[],
  sectors: Record<string, string> = {},
): WorkbookInput {
  const companies = Object.entries(sectors).map(([name, sector]) => ({
    name,
    key: companyKey(name),
    sector,
  }));
  const register = { companies };
  return {
    now: aQuarter('Triwulan II 2025', now, register),
    before: aQuarter('Triwulan I 2025', before, register),
    lastYear: null,
    companySource: null,
    weights: null,
    copy: 'internal',
    madeAt: new Date('2025-07-01T00:00:00Z'),
  };
}
