import { Link, type LinkProps } from '@tanstack/react-router';
import type { ROOMS, TOOLS } from './navigation';

type Target = (typeof ROOMS | typeof TOOLS)[number]['to'];

/**
 * A link to a main page. Within an analysis, *Analisis* leads to the first tab and keeps the
 * session.
 */
export function RoomLink({
  to,
  ...rest
}: { readonly to: Target; readonly className: string } & Pick<LinkProps, 'children'>) {
  return (
    <Link
      {...rest}
      to={to}
      search={(was: { session?: string }) => (to === '/dashboard' ? keptSession(was) : {})}
      activeOptions={{ includeSearch: false }}
    />
  );
}

const keptSession = ({ session }: { session?: string }) => ({
  tab: 'overview',
  ...(session && { session }),
});
