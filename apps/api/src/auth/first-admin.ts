import { isProductsName } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { GatewayConfig } from '../config.js';
import { hashPassword, oneTimePassword } from './passwords.js';

export interface FirstAdmin {
  readonly username: string;
  /** The generated password, shown once; null when the settings gave one. */
  readonly oneTimePassword: string | null;
}

/**
 * Makes the first admin when there is no account yet, else gives null.
 *
 * @throws Error of one sentence where they would have the product's name; an office that has accounts may go on
 *   having it in its settings
 */
export async function ensureFirstAdmin(
  database: Database,
  config: Pick<GatewayConfig, 'adminUsername' | 'adminPassword'>,
): Promise<FirstAdmin | null> {
  if ((await database.users.count()) > 0) return null;
  if (isProductsName(config.adminUsername))
    throw new Error('ADMIN_USERNAME must be no name of the product.');
  const password = config.adminPassword ?? oneTimePassword();
  const user = await database.users.create({
    username: config.adminUsername,
    passwordHash: await hashPassword(password),
    role: 'admin',
    mustChangePassword: config.adminPassword === undefined,
  });
  if (!user) return null;
  await database.audit.add({
    actorId: null,
    actor: null,
    action: 'create-account',
    outcome: 'done',
    objectType: 'account',
    objectId: user.id,
    objectLabel: `${user.username} role=admin`,
  });
  return { username: user.username, oneTimePassword: config.adminPassword ? null : password };
}
