import type { Client } from '@lqc/client';
import { PERIODS, sessionOf, storeQuarters } from '../cluster/store-quarters.js';
import { type Account, signIn } from './person.js';

/** The users: an admin, whose password was set at the first start, and a member of staff. */
export interface People {
  readonly admin: Account;
  readonly staff: Account;
}

const CONTACTS = 8;
const SEED = 1306;
const DRAFT = {
  ...PERIODS,
  chapter: 'bab_1',
  analysis_type: 'indikator_spesifik',
  indicator_type: 'harga jual',
} as const;
const FIRST_PASSWORD = 'kata-sandi-sekali-pakai';

/**
 * Uses an empty product as an office would in its first week, so that its tables have rows: accounts, a
 * register, quarters, a confirmed company, sessions, an exported workbook, a saved conclusion, a
 * conversation. Needs the stand-in for the language model.
 */
export async function useProduct(address: string, { admin, staff }: People): Promise<void> {
  const as = (account: Account) => signIn({ address, account, isThisVersion: false });
  const asAdmin = await as(admin);
  await asAdmin.call('createUser', {
    body: { username: staff.username, password: FIRST_PASSWORD, role: 'staff' },
  });
  const newcomer = await as({ username: staff.username, password: FIRST_PASSWORD });
  await newcomer.call('changePassword', {
    body: { current_password: FIRST_PASSWORD, new_password: staff.password },
  });

  const quarters = await storeQuarters(asAdmin, { seed: SEED, contacts: CONTACTS });
  await confirmACompany(asAdmin, quarters[0]!.id);
  await asAdmin.call('saveLlmConfig', { body: { xai_temperature: 0.3 } });

  const asStaff = await as(staff);
  const { session_id: session } = await asStaff.call('startSession', {
    body: sessionOf(quarters),
  });
  const params = { session };
  await asStaff.file('tabulation', { params, body: PERIODS });
  const written = await asStaff.call('summary', {
    params,
    body: { ...DRAFT, writer: 'automatic' },
  });
  await asStaff.call('saveConclusion', {
    body: {
      sessionId: session,
      chapter: DRAFT.chapter,
      analysisType: DRAFT.analysis_type,
      indicator: written.indicator,
      indicatorType: DRAFT.indicator_type,
      quarterNow: PERIODS.quarter_now,
      quarterBefore: PERIODS.quarter_before,
      avgNow: written.avg_now,
      avgBefore: written.avg_before,
      summary: written.summary,
      writer: written.writer,
      facts: written.facts,
    },
  });
  for (const message of ['Berapa rata-rata harga jual?', 'Mengapa harga jual berubah?'])
    await asStaff.call('chat', { params, body: { message, indicator_type: 'harga jual' } });
}

/** Confirms the first suggested match for a contact whose name is not in the register. */
async function confirmACompany(admin: Client, quarter: string): Promise<void> {
  const read = await admin.call('fileQuality', { params: { id: quarter } });
  if (read.file_type !== 'quarterly') throw new Error('a quarter was stored as something else');
  const unmatched = read.quality.unmatched_companies.find((one) => one.suggestions.length > 0);
  if (!unmatched) throw new Error('no company waits for a person');
  await admin.call('confirmCompany', {
    body: {
      contact: unmatched.contact,
      contact_key: unmatched.contact_key,
      company_key: unmatched.suggestions[0]!.company_key,
    },
  });
}
