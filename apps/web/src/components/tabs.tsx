import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of tabs above one panel; arrow keys move along them. */
export function Tabs<Id extends string>({
  items,
  value,
  onChange,
  label,
  children,
}: TabsProps<Id>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Id)}>
      <Base.List aria-label={label} className="flex gap-1 border-b border-line">
        {items.map(({ id, label: name }) => (
          <Base.Tab
            key={id}
            value={id}
            className="-mb-px h-10 border-b-2 border-transparent px-3 font-medium text-muted hover:text-ink data-[active]:border-gold data-[active]:text-ink data-[selected]:border-gold data-[selected]:text-ink aria-selected:border-gold aria-selected:text-ink"
          >
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="pt-4 outline-none">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
