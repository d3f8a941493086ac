import type { StoredSignIn } from '../lib/sign-in-storage';

interface Address {
  readonly href: string;
  readonly pathname: string;
}

interface Detour {
  readonly to: '/login' | '/change-password';
  readonly search: { readonly from: string };
}

/**
 * Where a visitor of a protected page is redirected: to the sign-in when not signed in, to the change of
 * password with a one-time password (both return here), otherwise nowhere (null).
 */
export function detourOf(signIn: StoredSignIn | null, { href, pathname }: Address): Detour | null {
  if (!signIn) return { to: '/login', search: { from: href } };
  if (signIn.user.must_change_password && pathname !== '/change-password')
    return { to: '/change-password', search: { from: href } };
  return null;
}
