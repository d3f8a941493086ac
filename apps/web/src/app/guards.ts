import type { StoredSignIn } from '../lib/sign-in-storage';

interface Address {
  readonly href: string;
  readonly pathname: string;
}

type Detour =
  | { readonly to: '/login'; readonly search: { readonly from: string } }
  | { readonly to: '/change-password' };

/**
 * Where a visitor of a protected page is redirected: to the sign-in (which returns here) when not
 * signed in, to the change of password with a one-time password, otherwise nowhere (null).
 */
export function detourOf(signIn: StoredSignIn | null, { href, pathname }: Address): Detour | null {
  if (!signIn) return { to: '/login', search: { from: href } };
  if (signIn.user.must_change_password && pathname !== '/change-password')
    return { to: '/change-password' };
  return null;
}
