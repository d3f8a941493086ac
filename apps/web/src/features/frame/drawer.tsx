import { Dialog } from '@base-ui/react/dialog';
import { Link, useLocation } from '@tanstack/react-router';
import { Menu, Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDismissal } from '../../components/use-dismissal';
import { usePaletteStore } from '../../lib/palette-store';
import { useUser } from '../../lib/sign-in-store';
import { PRODUCT_NAME } from '../../lib/title';
import { SignOutButton } from '../account/sign-out';
import { ThemeChoice } from '../account/theme-choice';
import { copy } from './copy';
import { type Room, ROOMS, TOOLS } from './navigation';
import { RoomLink } from './room-link';

const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken';
const ENTRY =
  'flex min-h-11 items-center gap-3 border-l-2 border-transparent px-4 font-medium -outline-offset-2 hover:bg-sunken aria-[current=page]:border-gold aria-[current=page]:bg-ground';

/** The navigation for narrow screens; it closes when the address changes. */
export function Drawer({ parts, about }: { parts?: ReactNode; about?: ReactNode }) {
  const href = useLocation({ select: (location) => location.href });
  const openPalette = usePaletteStore((state) => state.open);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === href;
  const dismiss = useDismissal(isOpen, () => setOpenAt(null));
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open, how) => (open ? setOpenAt(href) : dismiss(open, how))}
    >
      <Dialog.Trigger aria-label={copy.openDrawer} className={`${ICON_BUTTON} lg:hidden`}>
        <Menu size={20} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-[328px] max-w-[calc(100vw-48px)] flex-col overflow-y-auto bg-surface shadow-2xl">
          <div className="flex h-bar shrink-0 items-center border-b border-line pr-1 pl-4">
            <Dialog.Title className="flex-1 font-semibold">{PRODUCT_NAME}</Dialog.Title>
            <Dialog.Close aria-label={copy.closeDrawer} className={ICON_BUTTON}>
              <X size={20} />
            </Dialog.Close>
          </div>
          <nav aria-label={copy.navigation} className="flex-1 py-2">
            <Dialog.Close onClick={openPalette} className={`${ENTRY} w-full`}>
              <Search size={18} className="text-muted" /> {copy.palette}
            </Dialog.Close>
            <div className="my-2 border-t border-line" />
            {ROOMS.map(({ to, label, icon: Icon, ...room }: Room & (typeof ROOMS)[number]) => (
              <div key={to}>
                <RoomLink to={to} className={ENTRY}>
                  <Icon size={18} className="text-muted" /> {label}
                </RoomLink>
                {to === '/dashboard' && parts}
                {room.pages?.slice(1).map((page) => (
                  <Link key={page.to} to={page.to} className={`${ENTRY} pl-[46px]`}>
                    {page.label}
                  </Link>
                ))}
              </div>
            ))}
            <div className="my-2 border-t border-line" />
            {TOOLS.map(({ to, label, icon: Icon }) => (
              <RoomLink key={to} to={to} className={ENTRY}>
                <Icon size={18} className="text-muted" /> {label}
              </RoomLink>
            ))}
          </nav>
          {about && <div className="border-t border-line p-4">{about}</div>}
          <Person />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Person() {
  const { username } = useUser();
  return (
    <div className="border-t border-line p-4">
      <ThemeChoice />
      <div className="mt-3 flex items-center gap-3">
        <Link
          to="/admin-settings"
          search={{ tab: 'profil' }}
          className="min-w-0 flex-1 truncate py-3 font-medium"
        >
          {username}
        </Link>
        <SignOutButton />
      </div>
    </div>
  );
}
