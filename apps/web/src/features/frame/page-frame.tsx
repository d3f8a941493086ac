import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppHeader } from '../../components/app-header';
import { PRODUCT_NAME } from '../../lib/title';
import { ProfileMenu } from '../account/profile-menu';
import { SignOutButton } from '../account/sign-out';
import { Link } from '@tanstack/react-router';

/** Header with the way home, and a page under it. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AppHeader product={PRODUCT_NAME}>
        <Link
          to="/homepage"
          className="inline-flex h-9 items-center gap-2 rounded-md border border-control px-3.5 font-medium hover:bg-sunken"
        >
          <House size={16} aria-hidden /> Beranda
        </Link>
        <ProfileMenu />
        <SignOutButton />
      </AppHeader>
      <main className="mx-auto max-w-6xl p-6">
        <h1 className="mb-3 text-xl font-semibold">{title}</h1>
        {children}
      </main>
    </>
  );
}
