import type { ResponseOf, UsageLimits } from '@lqc/contracts';
import type { Client } from './client.js';

/** Changes some limits of use, whatever stands. */
export async function changeLimits(
  admin: Client,
  limits: Partial<UsageLimits>,
): Promise<ResponseOf<'saveUsageLimits'>> {
  const { changed_at: based_on } = await admin.call('usageLimits');
  return admin.call('saveUsageLimits', { body: { ...limits, based_on } });
}
