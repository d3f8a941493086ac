import { SECTORS } from '@lqc/contracts';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../../components/field';
import type { ContactsAddress } from './address';
import { copy } from './copy';

const QUARTERS = [2, 4, 8];

interface ListFiltersProps {
  readonly asked: ContactsAddress;
  readonly districts: readonly string[];
  readonly onGo: (change: ContactsAddress) => void;
}

/** What the list is narrowed by, and its order. */
export function ListFilters({ asked, districts, onGo }: ListFiltersProps) {
  return (
    <div className="mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <TextField
        label={copy.name}
        value={asked.q ?? ''}
        onChange={({ target }) => onGo({ q: target.value || undefined })}
      />
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
    </div>
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
