import { Link, useLocation } from '@tanstack/react-router';
import { copy } from './copy';
import { roomAt } from './navigation';

/** Links to the pages of the room that is open, where it has several. */
export function RoomPages() {
  const room = roomAt(useLocation({ select: ({ pathname }) => pathname }));
  if (!room) return null;
  return (
    <nav
      aria-label={copy.pagesOf(room.label)}
      className="border-b border-line bg-surface print:hidden"
    >
      <ul className="mx-auto flex max-w-[1366px] gap-1 px-3 max-md:px-1">
        {room.pages.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ includeSearch: false, exact: true }}
              className="flex min-h-9 items-center border-b-2 border-transparent px-3 text-sm font-medium text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
