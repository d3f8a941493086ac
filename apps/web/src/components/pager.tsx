import { Button } from './button';

interface PagerProps {
  /** What is paged, as a screen reader names it. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Buttons to the pages before and after, and which page this is; nothing when there is only one. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  const go = (to: number) => (event: React.MouseEvent<HTMLElement>) => {
    onPage(to);
    // A page is read from its top, which the buttons below it have scrolled out of view.
    const list = event.currentTarget.closest('section');
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView?.({ block: 'start' });
  };
  return (
    <nav
      aria-label={label}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-1.5 gap-y-2"
    >
      <Turn isLast={page <= 1} onClick={go(page - 1)}>
        Sebelumnya
      </Turn>
      <span className="text-sm text-muted" aria-live="polite">
        {`Halaman ${page} dari ${pages}`}
      </span>
      <Turn isLast={page >= pages} onClick={go(page + 1)}>
        Berikutnya
      </Turn>
    </nav>
  );
}

/** A disabled button would drop the focus of whoever has just pressed it on the last page but one. */
function Turn({
  isLast,
  onClick,
  children,
}: {
  isLast: boolean;
  onClick: (event: React.MouseEvent<HTMLElement>) => void;
  children: string;
}) {
  return (
    <Button
      isStep
      aria-disabled={isLast || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      onClick={isLast ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
