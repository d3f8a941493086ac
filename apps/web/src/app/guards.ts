import type { StoredSignIn } from '../lib/sign-in-storage';

interface Address {
  readonly href: string;
  readonly pathname: string;
}

type Detour =
  | { readonly to: '/login'; readonly search: { readonly from: string } }
  | { readonly to: '/change-password' };

/**
 * Where a visitor of a protected address is sent instead, or null: strangers to signing in (and
 * from there back), those with a one-time password to changing it.
 */
export function detourOf(signIn: StoredSignIn | null, { href, pathname }: Address): Detour | null {
  if (!signIn) return { to: '/login', search: { from: href } };
  if (signIn.user.must_change_password && pathname !== '/change-password')
    return { to: '/change-password' };
  return null;
}
