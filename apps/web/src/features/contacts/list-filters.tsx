import { SECTORS } from '@lqc/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button';
import { SelectField, TextField } from '../../components/field';
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
        value={asked.q ?? ''}
        onChange={({ target }) => onGo({ q: target.value || undefined })}
      />
      {!isNarrow && choices}
      {isNarrow && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <SlidersHorizontal size={16} aria-hidden />
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
      <Choice
        label={copy.sector}
        all={copy.allSectors}
        value={asked.sector}
        onChoose={(sector) => onGo({ sector })}
      >
        {SECTORS.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <option value="-">{copy.noSector}</option>
      </Choice>
      <Choice
        label={copy.district}
        all={copy.allDistricts}
        value={asked.district}
        onChoose={(district) => onGo({ district })}
      >
        {districts.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice
        label={copy.visited}
        all={copy.any}
        value={asked.not_visited?.toString()}
        onChoose={(quarters) => onGo({ not_visited: quarters ? Number(quarters) : undefined })}
      >
        {QUARTERS.map((quarters) => (
          <option key={quarters} value={quarters}>
            {copy.notVisited(quarters)}
          </option>
        ))}
      </Choice>
      <Choice
        label={copy.isMatched}
        all={copy.any}
        value={asked.matched}
        onChoose={(matched) => onGo({ matched: matched as ContactsAddress['matched'] })}
      >
        <option value="yes">{copy.matchedYes}</option>
        <option value="no">{copy.matchedNo}</option>
      </Choice>
      <Choice
        label={copy.status}
        all={copy.any}
        value={asked.status}
        onChoose={(status) => onGo({ status: status as ContactsAddress['status'] })}
      >
        <option value="active">{copy.active}</option>
        <option value="inactive">{copy.inactiveOnes}</option>
      </Choice>
      <Choice
        label={copy.sort}
        all={copy.sortName}
        value={asked.sort}
        onChoose={(sort) => onGo({ sort: sort as ContactsAddress['sort'] })}
      >
        <option value="last">{copy.sortLast}</option>
        <option value="visits">{copy.sortVisits}</option>
      </Choice>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** What is shown when nothing is chosen. */
  readonly all: string;
  readonly value: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
  readonly children: ReactNode;
}

const Choice = ({ label, all, value, onChoose, children }: ChoiceProps) => (
  <SelectField
    label={label}
    value={value ?? ''}
    onChange={({ target }) => onChoose(target.value || undefined)}
  >
    <option value="">{all}</option>
    {children}
  </SelectField>
);
