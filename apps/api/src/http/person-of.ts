import type { SignedIn } from '@lqc/database';

/** Who makes a call, for what is a person's own and an admin's as well. */
export const personOf = ({ user: { id, role } }: SignedIn) => ({ id, isAdmin: role === 'admin' });
