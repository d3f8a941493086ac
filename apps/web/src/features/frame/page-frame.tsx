import type { ReactNode } from 'react';
import { TopBar } from './top-bar';

/** The navigation bar with a page below it. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <TopBar title={title} />
      <main id="isi" className="mx-auto max-w-6xl p-6 max-md:px-4 max-md:py-4">
        {/* A narrow screen already names the page in its bar. */}
        <h1 className="mb-3 text-xl font-semibold max-lg:sr-only">{title}</h1>
        {children}
      </main>
    </>
  );
}
