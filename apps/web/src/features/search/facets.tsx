import {
  chosenIn,
  indicatorOf,
  SEARCH_FACETS,
  type SearchFacet,
  type SearchResponse,
  shortSectorName,
  UNKNOWN_VALUE,
} from '@lqc/contracts';
import { useState } from 'react';
import { Button } from '../../components/button';
import { count, scoreText } from '../../lib/format';
import { type SearchAddress, toggled } from './address';
import { copy } from './copy';

interface FacetsProps {
  readonly facets: SearchResponse['facets'];
  readonly address: SearchAddress;
  readonly onChoose: (choice: SearchFacet, values: string | undefined) => void;
}

interface Entry {
  readonly value: string;
  readonly label: string;
  /** The whole of a label that is short. */
  readonly title?: string;
  readonly contacts: number;
}

/** Of a longer facet so many values are shown until all are asked for. */
const SHOWN = 5;

/** Facets to narrow a search, with the number of contacts of each value. */
export function Facets({ facets, address, onChoose }: FacetsProps) {
  return (
    <div className="flex flex-col gap-4">
      {SEARCH_FACETS.map((facet) => {
        const entries = entriesOf(facets, facet);
        return (
          entries.length > 0 && (
            <Facet
              key={facet}
              name={copy.facets[facet]}
              entries={entries}
              chosen={new Set(chosenIn(address[facet]))}
              onToggle={(value) => onChoose(facet, toggled(address[facet], value))}
            />
          )
        );
      })}
    </div>
  );
}

interface FacetProps {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (value: string) => void;
}

function Facet({ name, entries, chosen, onToggle }: FacetProps) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(...entries.map(({ contacts }) => contacts));
  // What is chosen stays in view wherever it stands.
  const shown = entries.filter(({ value }, at) => isWhole || at < SHOWN || chosen.has(value));
  const left = entries.length - SHOWN;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{name}</legend>
      <ul>
        {shown.map(({ value, label, title, contacts }) => (
          <li key={value}>
            <label className="flex min-h-7 cursor-pointer items-center gap-2 text-sm max-md:min-h-hit">
              <input
                type="checkbox"
                checked={chosen.has(value)}
                onChange={() => onToggle(value)}
                className="size-4 shrink-0 accent-(--accent)"
              />
              <span className="min-w-0 flex-1 py-0.5 break-words" title={title ?? label}>
                {label}
              </span>
              <span
                aria-hidden
                className="h-1.5 bg-control"
                style={{ width: `${(32 * contacts) / most}px` }}
              />
              <span className="w-10 text-right tabular-nums">{count(contacts)}</span>
            </label>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="tool"
          className="-ml-2.5"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.fewer : copy.others(left)}
        </Button>
      )}
    </fieldset>
  );
}

/** The values that a facet offers, as they are called. */
export function entriesOf(facets: SearchResponse['facets'], choice: SearchFacet): Entry[] {
  if (choice === 'quarter')
    return facets.quarter
      .toReversed()
      .map(({ value, label, contacts }) => ({ value, label, contacts }));
  if (choice === 'indicator')
    return facets.indicator.map(({ value, contacts }) => ({
      value,
      label: indicatorOf(value).label,
      contacts,
    }));
  if (choice === 'score')
    return facets.score.map(({ value, contacts }) => ({
      value: value === null ? UNKNOWN_VALUE : String(value),
      label: value === null ? copy.noScore : scoreText(value),
      contacts,
    }));
  if (choice === 'sector')
    return facets.sector.map(({ value, contacts }) => ({
      value: value ?? UNKNOWN_VALUE,
      label: value === null ? copy.unknown : shortSectorName(value),
      ...(value !== null && { title: value }),
      contacts,
    }));
  return facets[choice].map(({ value, contacts }) => ({
    value: value ?? UNKNOWN_VALUE,
    label: value ?? copy.unknown,
    contacts,
  }));
}
