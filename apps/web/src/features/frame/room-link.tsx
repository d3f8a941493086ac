import { Link, type LinkProps } from '@tanstack/react-router';
import type { ROOMS, TOOLS } from './navigation';

type Target = (typeof ROOMS | typeof TOOLS)[number]['to'];

/** A link to a room; within an analysis, *Analisis* leads to its first part, not away from it. */
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
