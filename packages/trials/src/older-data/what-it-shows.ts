import type { Client } from '@lqc/client';
import { INDICATOR_KEYS } from '@lqc/contracts';

/**
 * Everything that people see of an office's data, as JSON, for comparing two versions. Without what may
 * differ between versions, or changes by being looked at.
 */
export async function whatItShows(admin: Client, staff: Client) {
  const { users } = await admin.call('listUsers');
  const { data: files } = await admin.call('userFiles');
  const { models: _, configured: __, changed_at: ___, ...settings } = await admin.call('llmConfig');
  const { sessions } = await staff.call('listSessions');
  return {
    users: users.map((user) => ({ ...user, last_sign_in_at: null })),
    files,
    quality: await each([...files.quarterly_files, ...files.company_files], ({ id }) =>
      staff.call('fileQuality', { params: { id } }),
    ),
    confirmedCompanies: (await staff.call('confirmedCompanies')).matches,
    settings,
    audit: (await admin.call('auditEvents')).events,
    sessions,
    analyses: await each(sessions, ({ session_id }) => analysis(staff, session_id)),
    conclusions: (await staff.call('conclusions')).data,
  };
}

export type Shown = Awaited<ReturnType<typeof whatItShows>>;

/** What a session shows: stored figures, and figures that are computed from stored answers. */
export async function analysis(staff: Client, session: string) {
  const params = { session };
  return {
    figures: await staff.call('session', { params }),
    comparison: await staff.call('compare', { params }),
    indicators: await each(INDICATOR_KEYS, (key) =>
      staff.call('indicatorDetail', { params: { session, key } }),
    ),
    sectors: await staff.call('availableSectors', { params }),
    words: await staff.call('tfIdf', { params, body: { text_type: 'harga jual' } }),
    conversation: (await staff.call('chatHistory', { params })).messages,
  };
}

async function each<One, Result>(
  all: readonly One[],
  look: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await look(one));
  return results;
}
