import { SECTORS, UNKNOWN_VALUE } from '@lqc/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ChoiceField, TextField } from '../../components/field';
import { SidePanel } from '../../components/side-panel';
import { count } from '../../lib/format';
import { useMedia } from '../../lib/use-media';
import type { ContactsAddress } from './address';
import { copy } from './copy';

const QUARTERS = [2, 4, 8];

interface ListFiltersProps {
  readonly asked: ContactsAddress;
  readonly districts: readonly string[];
  /** How many companies are left; undefined before they are known. */
  readonly total: number | undefined;
  readonly onGo: (change: ContactsAddress) => void;
}

/** What the list is narrowed by, and its order; on a telephone all but the name in a sheet. */
export function ListFilters({ asked, districts, total, onGo }: ListFiltersProps) {
  const isNarrow = useMedia('(width < 768px)');
  const [isOpen, setOpen] = useState(false);
  // The address follows a moment later; a field that waited for it would take letters back and move the caret.
  const [typed, setTyped] = useState<string | null>(null);
  const choices = <Choices asked={asked} districts={districts} onGo={onGo} />;
  const { sector, district, not_visited: since, matched, status } = asked;
  const chosen = [sector, district, since, matched, status].filter(Boolean).length;
  return (
    <div
      className={
        isNarrow ? 'mb-3 flex items-end gap-2' : 'mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4'
      }
    >
      <TextField
        className="min-w-0 flex-1"
        label={copy.name}
        value={typed ?? asked.q ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          onGo({ q: target.value || undefined });
        }}
        onBlur={() => setTyped(null)}
      />
      {!isNarrow && choices}
      {isNarrow && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <SlidersHorizontal size={16} />
          <span>{copy.filters}</span>
          {chosen > 0 && <span className="text-muted">{chosen}</span>}
        </Button>
      )}
      {isNarrow && isOpen && (
        <SidePanel
          title={copy.filters}
          note={total !== undefined && copy.found(count(total))}
          close={copy.closeFilters}
          onClose={() => setOpen(false)}
        >
          <div className="grid grid-cols-1 gap-3 p-4">{choices}</div>
        </SidePanel>
      )}
    </div>
  );
}

function Choices({ asked, districts, onGo }: Omit<ListFiltersProps, 'total'>) {
  return (
    <>
      <ChoiceField
        label={copy.sector}
        options={['', ...SECTORS.map(({ name }) => name), UNKNOWN_VALUE]}
        nameOf={(name) => (name === UNKNOWN_VALUE ? copy.noSector : name || copy.allSectors)}
        value={asked.sector ?? ''}
        onChoose={(sector) => onGo({ sector: sector || undefined })}
      />
      <ChoiceField
        label={copy.district}
        options={['', ...districts]}
        nameOf={(name) => name || copy.allDistricts}
        value={asked.district ?? ''}
        onChoose={(district) => onGo({ district: district || undefined })}
      />
      <ChoiceField
        label={copy.visited}
        options={['', ...QUARTERS.map(String)]}
        nameOf={(quarters) => (quarters ? copy.notVisited(Number(quarters)) : copy.any)}
        value={String(asked.not_visited ?? '')}
        onChoose={(quarters) => onGo({ not_visited: Number(quarters) || undefined })}
      />
      <ChoiceField
        label={copy.isMatched}
        options={['', 'yes', 'no']}
        nameOf={(matched) => copy.matches[matched]}
        value={asked.matched ?? ''}
        onChoose={(matched) => onGo({ matched: matched || undefined })}
      />
      <ChoiceField
        label={copy.status}
        options={['', 'active', 'inactive']}
        nameOf={(status) => copy.statuses[status]}
        value={asked.status ?? ''}
        onChoose={(status) => onGo({ status: status || undefined })}
      />
      <ChoiceField
        label={copy.sort}
        options={['name', 'last', 'visits']}
        nameOf={(sort) => copy.orders[sort]}
        value={asked.sort ?? 'name'}
        onChoose={(sort) => onGo({ sort: sort === 'name' ? undefined : sort })}
      />
    </>
  );
}
