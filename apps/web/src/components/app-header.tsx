import type { ReactNode } from 'react';

/** The bar above every screen: mark, product, and what the screen puts beside them. */
export function AppHeader({ product, children }: { product: string; children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-3 border-b border-line bg-surface px-4">
      <img src="/mark.svg" alt="" width={24} height={24} />
      <span className="font-semibold tracking-tight">{product}</span>
      <div className="ml-auto flex items-center gap-2">{children}</div>
    </header>
  );
}
