import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { TopBar } from './top-bar';

interface PageFrameProps {
  readonly title: string;
  /** Uses the width of an office laptop whole. */
  readonly isWide?: boolean;
  /** Says its title itself, beside what chooses the shown figures. */
  readonly hasOwnHead?: boolean;
  /** How the parts of the page stand to one another. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The navigation bar with a page below it, whose edges are those of every other page. */
export function PageFrame({ title, isWide, hasOwnHead, className, children }: PageFrameProps) {
  return (
    <>
      <TopBar title={title} />
      <main
        id="isi"
        className={cx(
          'mx-auto p-6 max-md:px-4 max-md:py-4',
          isWide ? 'max-w-[1366px]' : 'max-w-6xl',
          className,
        )}
      >
        {/* A narrow screen already names the page in its bar. */}
        {!hasOwnHead && <h1 className="mb-3 text-xl font-semibold max-lg:sr-only">{title}</h1>}
        {children}
      </main>
    </>
  );
}
