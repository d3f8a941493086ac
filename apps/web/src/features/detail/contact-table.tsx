import type { IndicatorContact } from '@lqc/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SortHead } from '../../components/ledger';
import { useVisibleRows } from '../../lib/use-visible-rows';
import { ContactRows } from './contact-rows';
import { copy } from './copy';
import type { Asked, SortKey } from './shown-contacts';

/** Height of a collapsed row: two lines of small text and the border. */
const ROW_PX = 45;

interface ContactTableProps {
  readonly contacts: readonly IndicatorContact[];
  readonly asked: Asked;
  readonly lookedAt: string | undefined;
  readonly onSort: (by: SortKey) => void;
  readonly isPinned: (contact: IndicatorContact) => boolean;
  readonly onPin: (contact: IndicatorContact) => void;
}

/**
 * Score, change and narrative of each contact; in a long list only the rows in view are rendered.
 */
export function ContactTable(props: ContactTableProps) {
  const { contacts, asked, lookedAt, onSort, isPinned, onPin } = props;
  const scroller = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(lookedAt ? [lookedAt] : []));
  const { rows, abovePx, belowPx, measure, scrollTo } = useVisibleRows(contacts.length, {
    scroller,
    rowPx: ROW_PX,
  });
  const goTo = useEffectEvent((id: string) => {
    const row = contacts.findIndex(({ contact_id }) => contact_id === id);
    if (row >= 0) scrollTo(row);
  });
  useEffect(() => {
    if (lookedAt) goTo(lookedAt);
  }, [lookedAt]);
  const toggle = (id: string) =>
    setOpen((now) =>
      now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
    );
  const order = asked.descending ? 'descending' : 'ascending';
  const head = (by: SortKey, name: string) => (
    <SortHead
      name={name}
      order={asked.sortBy === by ? order : null}
      isNumber={by !== 'contact'}
      onSort={() => onSort(by)}
    />
  );
  return (
    <section
      ref={scroller}
      aria-label={copy.contacts}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow
      // keys
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto border-y border-line bg-surface px-4 -outline-offset-2 max-md:h-[75vh] max-md:flex-none"
    >
      <table
        aria-label={copy.contacts}
        className="ledger-table is-dense table-fixed"
        aria-rowcount={contacts.length + 1}
      >
        <colgroup>
          <col className="w-[200px] max-sm:w-auto" />
          <col className="w-14" />
          <col className="w-24" />
          <col className="max-sm:hidden" />
          <col className="w-11" />
        </colgroup>
        <thead>
          <tr>
            {head('contact', copy.columns.contact)}
            {head('score', copy.columns.score)}
            {head('change', copy.columns.change)}
            <th scope="col" className="max-sm:hidden">
              {copy.columns.narrative}
            </th>
            <th scope="col">
              <span className="sr-only">{copy.pin}</span>
            </th>
          </tr>
        </thead>
        <Gap heightPx={abovePx} />
        {rows.map((row) => {
          const one = contacts[row];
          return (
            one && (
              <ContactRows
                key={one.contact_id}
                one={one}
                row={row}
                isLookedAt={one.contact_id === lookedAt}
                isOpen={open.has(one.contact_id)}
                isPinned={isPinned(one)}
                onOpen={() => toggle(one.contact_id)}
                onPin={() => onPin(one)}
                measure={measure}
              />
            )
          );
        })}
        <Gap heightPx={belowPx} />
      </table>
    </section>
  );
}

/** Empty space in place of rows that are not rendered. */
function Gap({ heightPx }: { heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tbody aria-hidden>
      <tr style={{ height: heightPx }} />
    </tbody>
  );
}
