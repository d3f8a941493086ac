import type { ReactNode } from 'react';
import { Disclosure } from '../../components/disclosure';
import { Pager } from '../../components/pager';
import { usePages } from '../../lib/use-pages';
import { copy } from './copy';

export interface FindingGroup {
  readonly title: string;
  readonly note?: string;
  readonly items: readonly ReactNode[];
}

/** Groups of findings, each expanded by its heading; empty groups are left out. */
export function Findings({ groups, clean }: { groups: readonly FindingGroup[]; clean: string }) {
  const found = groups.filter(({ items }) => items.length > 0);
  if (found.length === 0) return <p className="text-success">{clean}</p>;
  return found.map((group) => <Group key={group.title} {...group} />);
}

function Group({ title, note, items }: FindingGroup) {
  const { shown, ...pages } = usePages(items);
  return (
    <Disclosure summary={title} count={items.length}>
      {note && <p className="mb-1 text-muted">{note}</p>}
      <ul className="flex max-h-64 flex-col gap-1 overflow-auto">
        {shown.map((item, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- findings never move
          <li key={`${pages.page} ${position}`}>{item}</li>
        ))}
      </ul>
      <Pager label={copy.pagesOf(title)} {...pages} />
    </Disclosure>
  );
}
