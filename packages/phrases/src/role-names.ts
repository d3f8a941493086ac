import type { Role } from '@lqc/contracts';

/** What people call the roles of an account. */
export const roleNames: Readonly<Record<Role, string>> = { admin: 'Administrator', staff: 'Staf' };
