import { Popover } from '@base-ui/react/popover';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Settings } from 'lucide-react';
import { useState } from 'react';
import { useSignIn } from '../../lib/sign-in-store';
import { copy } from './copy';
import { ThemeChoice } from './theme-choice';

/** The signed-in person's menu; closes on a click outside, on Escape and where it leads to another page. */
export function ProfileMenu() {
  const signIn = useSignIn();
  const [isOpen, setOpen] = useState(false);
  if (!signIn) return null;
  const { username } = signIn.user;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="flex h-hit items-center gap-2 rounded-md px-2 hover:bg-sunken">
        <span
          aria-hidden
          className="grid size-6 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent"
        >
          {username.slice(0, 1).toUpperCase()}
        </span>
        <span>
          <span className="sr-only">{copy.menu}: </span>
          {username}
        </span>
        <ChevronDown size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          positionMethod="fixed"
          align="end"
          sideOffset={4}
          className="z-40 print:hidden"
        >
          <Popover.Popup
            aria-label={copy.menu}
            className="w-60 rounded-md border border-line bg-surface p-2 shadow-xl outline-none"
          >
            <div className="px-2 py-1.5">
              <p className="font-semibold">{username}</p>
              <p className="text-xs text-muted">{copy.placeholderMail}</p>
            </div>
            <Link
              to="/admin-settings"
              search={{ tab: 'file' }}
              onClick={() => setOpen(false)}
              className="flex h-hit items-center gap-2 rounded-md px-2 hover:bg-sunken"
            >
              <Settings size={16} /> {copy.settings}
            </Link>
            <div className="mt-1 border-t border-line px-2 pt-2">
              <ThemeChoice />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
