import type { Database } from '@lqc/database';
import { companyName } from '@lqc/survey';

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Names of the installation, whole or without their legal form, that stand in what was sent. */
export async function namesSent(
  database: Database,
  requests: readonly { readonly body: string }[],
): Promise<string[]> {
  const sent = requests.map(({ body }) => fold(body)).join('\n');
  const names = await database.names.all();
  return names.filter((name) => {
    const { core } = companyName(name);
    return core.includes(' ') && sent.includes(` ${core} `);
  });
}
