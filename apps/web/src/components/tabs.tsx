import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: 'en';
}

interface TabsProps<Id extends string> {
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly label: string;
  /** The drawer has the same choice where there is no room for a row. */
  readonly inDrawer?: boolean;
  /** Leads on from the last tab. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A row of tabs above one panel; arrow keys move along them. */
export function Tabs<Id extends string>({
  items,
  value,
  onChange,
  label,
  inDrawer,
  beside,
  children,
}: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  // Where the row is longer than the screen, the chosen tab is brought to its middle.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab='${value}']`);
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Id)}>
      <div
        ref={row}
        className={cx(
          'relative flex overflow-x-auto overflow-y-hidden border-b border-line print:hidden',
          inDrawer && 'max-lg:hidden',
        )}
      >
        <Base.List aria-label={label} className="flex">
          {items.map(({ id, label: name, lang }) => (
            <Base.Tab
              key={id}
              value={id}
              data-tab={id}
              lang={lang}
              className="h-hit shrink-0 border-b-2 border-transparent bg-ground px-3 font-medium whitespace-nowrap -outline-offset-2 text-muted hover:text-ink aria-selected:border-gold aria-selected:text-ink"
            >
              {name}
            </Base.Tab>
          ))}
        </Base.List>
        {beside}
      </div>
      <Base.Panel value={value} className="pt-4">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
