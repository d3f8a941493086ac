import type { UserRecord, UserWithPasswordResponse } from '@lqc/contracts';
import { resetPassword, signOutUser, updateUser } from './api';
import { copy } from './copy';

/** What an administrator does to the account of another person. */
export type UserAct = keyof typeof copy.acts;

/** One that is asked about first, since the other person feels it at once. */
export type AskedAct = Exclude<UserAct, 'enable'>;

export const isAsked = (act: UserAct): act is AskedAct => act !== 'enable';

/** What can be done to an account as it is, in order. */
export const actsOn = ({ role, disabled }: UserRecord): readonly UserAct[] => [
  role === 'admin' ? 'makeStaff' : 'makeAdmin',
  'reset',
  'signOut',
  disabled ? 'enable' : 'disable',
];

const CARRIED_OUT_BY = {
  makeAdmin: (id) => updateUser(id, { role: 'admin' }),
  makeStaff: (id) => updateUser(id, { role: 'staff' }),
  reset: resetPassword,
  signOut: signOutUser,
  disable: (id) => updateUser(id, { disabled: true }),
  enable: (id) => updateUser(id, { disabled: false }),
} as const satisfies Record<UserAct, (id: string) => Promise<unknown>>;

/** Carries it out; gives the one-time password that it made, if it made one. */
export async function carryOut(act: UserAct, id: string): Promise<UserWithPasswordResponse | null> {
  if (act === 'reset') return CARRIED_OUT_BY.reset(id);
  await CARRIED_OUT_BY[act](id);
  return null;
}
