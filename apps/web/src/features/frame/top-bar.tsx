import { useLocation } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '../../components/button';
import { cx } from '../../lib/cx';
import { PRODUCT_NAME } from '../../lib/title';
import { ProfileMenu } from '../account/profile-menu';
import { SignOutButton } from '../account/sign-out';
import { SampleBadge } from '../files/sample-badge';
import { PaletteButton } from './palette-button';
import { copy } from './copy';
import { Drawer } from './drawer';
import { roomAt, ROOMS } from './navigation';
import { RoomPages } from './room-pages';
import { RoomLink } from './room-link';

export interface TopBarProps {
  /** The page's name, shown on narrow screens. */
  readonly title: string;
  /** Its language, where it is not the page's. */
  readonly titleLang?: 'en';
  /** Buttons of the page in the bar. */
  readonly actions?: ReactNode;
  /** Parts of the current page, below its entry in the drawer. */
  readonly parts?: ReactNode;
  /** What the page is about, at the foot of the drawer. */
  readonly about?: ReactNode;
}

/** The bar above every page: navigation and user menu; on narrow screens page name and drawer. */
export function TopBar({ title, titleLang, actions, parts, about }: TopBarProps) {
  const open = roomAt(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <>
      <header className="sticky top-(--line-above) z-20 flex h-bar items-center gap-1 border-b border-line bg-surface pr-4 max-lg:px-1 print:hidden">
        <a
          href="#isi"
          className="absolute -top-20 left-2 z-30 rounded-md bg-accent px-3 leading-11 text-on-accent focus:top-1.5"
        >
          {copy.skip}
        </a>
        <Drawer parts={parts} about={about} />
        <p
          title={title}
          lang={titleLang}
          className="min-w-0 flex-1 truncate font-semibold lg:hidden"
        >
          {title}
        </p>
        <img src="/mark.svg" alt="" width={24} height={24} className="ml-4 max-lg:hidden" />
        <span className="mr-3 ml-2 font-semibold tracking-tight whitespace-nowrap max-lg:hidden max-xl:sr-only">
          {PRODUCT_NAME}
        </span>
        <nav
          aria-label={copy.navigation}
          className="flex h-full mr-2 min-w-0 flex-1 gap-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none] max-lg:hidden"
        >
          {ROOMS.map(({ to, label }) => (
            <RoomLink
              key={to}
              to={to}
              className={cx(
                'flex h-full shrink-0 items-center border-y-2 px-3 font-medium -outline-offset-2 hover:text-ink aria-[current=page]:border-b-gold aria-[current=page]:text-ink',
                to === open?.to
                  ? 'border-transparent border-b-gold text-ink'
                  : 'border-transparent text-muted',
              )}
            >
              {label}
            </RoomLink>
          ))}
        </nav>
        <div className="flex items-center gap-2">
          <SampleBadge />
          {actions}
          <PaletteButton />
          <RoomLink
            to="/bantuan"
            className={`${buttonLook({ variant: 'quiet' })} px-2 max-lg:hidden`}
          >
            <CircleHelp size={18} />
            <span className="sr-only">{copy.help}</span>
          </RoomLink>
          <div className="flex items-center gap-2 max-lg:hidden">
            <ProfileMenu />
            <SignOutButton />
          </div>
        </div>
      </header>
      <RoomPages />
    </>
  );
}
