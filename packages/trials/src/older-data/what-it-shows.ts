import { INDICATOR_KEYS } from '@lqc/contracts';
import type { Ask } from './person.js';

/**
 * What people see of the data that an office has: as JSON, so that two versions can be held against
 * each other. Left out is what a version may say otherwise, or what looking at it changes.
 */
export async function whatItShows(admin: Ask, staff: Ask) {
  const { users } = await admin('listUsers');
  const { data: files } = await admin('userFiles');
  const { models: _, configured: __, ...settings } = await admin('llmConfig');
  const { sessions } = await staff('listSessions');
  return {
    users: users.map((user) => ({ ...user, last_sign_in_at: null })),
    files,
    quality: await each([...files.quarterly_files, ...files.company_files], ({ id }) =>
      staff('fileQuality', { params: { id } }),
    ),
    confirmedCompanies: (await staff('confirmedCompanies')).matches,
    settings,
    audit: (await admin('auditEvents')).events,
    sessions,
    analyses: await each(sessions, ({ session_id }) => analysis(staff, session_id)),
    conclusions: (await staff('conclusions')).data,
  };
}

export type Shown = Awaited<ReturnType<typeof whatItShows>>;

/** What a session answers: kept figures, and those worked out from stored answers at each call. */
export async function analysis(staff: Ask, session: string) {
  const params = { session };
  return {
    figures: await staff('session', { params }),
    comparison: await staff('compare', { params }),
    indicators: await each(INDICATOR_KEYS, (key) =>
      staff('indicatorDetail', { params: { session, key } }),
    ),
    sectors: await staff('availableSectors', { params }),
    words: await staff('tfIdf', { params, body: { text_type: 'harga jual' } }),
    conversation: (await staff('chatHistory', { params })).messages,
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
