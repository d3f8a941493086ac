import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { formWith } from '../cluster/caller.js';
import { type Account, type Ask, signIn } from './person.js';

/** Who uses it: an admin whose password was set at the first start, and somebody of the staff. */
export interface People {
  readonly admin: Account;
  readonly staff: Account;
}

const CONTACTS = 8;
const SEED = 1306;
const QUARTERS = [
  { year: 2025, quarter: 3, label: 'Triwulan III 2025' },
  { year: 2025, quarter: 2, label: 'Triwulan II 2025' },
  { year: 2024, quarter: 3, label: 'Triwulan III 2024' },
] as const;
const [NOW, BEFORE] = QUARTERS;
const PERIODS = { quarter_now: NOW.label, quarter_before: BEFORE.label };
const DRAFT = {
  ...PERIODS,
  chapter: 'bab_1',
  analysis_type: 'indikator_spesifik',
  indicator_type: 'harga jual',
};
const FIRST_PASSWORD = 'kata-sandi-sekali-pakai';

/**
 * Uses an empty product as an office would in its first week, so that each table has rows: accounts,
 * a register, quarters, a company confirmed, sessions, a workbook taken away, a conclusion kept, a
 * conversation. It needs the language model's stand-in.
 */
export async function useProduct(address: string, { admin, staff }: People): Promise<void> {
  const as = (account: Account) => signIn({ address, account, isThisVersion: false });
  const asAdmin = await as(admin);
  await asAdmin('createUser', {
    body: { username: staff.username, password: FIRST_PASSWORD, role: 'staff' },
  });
  const newcomer = await as({ username: staff.username, password: FIRST_PASSWORD });
  await newcomer('changePassword', {
    body: { current_password: FIRST_PASSWORD, new_password: staff.password },
  });

  const companies = await sampleCompanyDatabase({ seed: SEED, contacts: CONTACTS });
  await asAdmin('uploadCompanyFile', { form: formWith({ file: companies }) });
  const ids: string[] = [];
  for (const { label, ...quarter } of QUARTERS) {
    const file = await sampleQuarter({ seed: SEED, contacts: CONTACTS, ...quarter });
    const stored = await asAdmin('uploadQuarterlyFile', { form: formWith({ file }, { label }) });
    ids.push(stored.file.id);
  }
  await confirmACompany(asAdmin, ids[0]!);
  const { models: _, configured: __, ...settings } = await asAdmin('llmConfig');
  await asAdmin('saveLlmConfig', { body: { ...settings, xai_temperature: 0.3 } });

  const asStaff = await as(staff);
  const { session_id: session } = await asStaff('startSession', {
    body: { quarter_now_id: ids[0], quarter_before_id: ids[1], last_year_id: ids[2] },
  });
  const params = { session };
  await asStaff('tabulation', { params, body: PERIODS });
  const written = await asStaff('summary', { params, body: { ...DRAFT, writer: 'automatic' } });
  await asStaff('saveConclusion', {
    body: {
      sessionId: session,
      chapter: DRAFT.chapter,
      analysisType: DRAFT.analysis_type,
      indicator: written.indicator,
      indicatorType: DRAFT.indicator_type,
      quarterNow: NOW.label,
      quarterBefore: BEFORE.label,
      avgNow: written.avg_now,
      avgBefore: written.avg_before,
      summary: written.summary,
      writer: written.writer,
      facts: written.facts,
      checks: written.checks,
    },
  });
  for (const message of ['Berapa rata-rata harga jual?', 'Mengapa harga jual berubah?'])
    await asStaff('chat', { params, body: { message, indicator_type: 'harga jual' } });
}

/** Takes the first name of a quarter that differs from the database's by a letter for the same company. */
async function confirmACompany(admin: Ask, quarter: string): Promise<void> {
  const read = await admin('fileQuality', { params: { id: quarter } });
  if (read.file_type !== 'quarterly') throw new Error('a quarter was stored as something else');
  const unmatched = read.quality.unmatched_companies.find((one) => one.suggestions.length > 0);
  if (!unmatched) throw new Error('no company waits for a person');
  await admin('confirmCompany', {
    body: {
      contact: unmatched.contact,
      contact_key: unmatched.contact_key,
      company_key: unmatched.suggestions[0]!.company_key,
    },
  });
}
