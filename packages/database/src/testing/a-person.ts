import type { Database } from '../database.js';
import type { AppUser } from '../entities/app-user.js';

/** An account that nobody signs in to. */
export async function aPerson(
  database: Database,
  username = 'admin',
  role: AppUser['role'] = 'admin',
): Promise<AppUser> {
  const person = await database.users.create({
    username,
    passwordHash: 'x',
    role,
    mustChangePassword: false,
  });
  return person!;
}
