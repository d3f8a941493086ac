import { indicatorOf, SEARCH_FACETS, type SearchFacet, type SearchResponse } from '@lqc/contracts';
import { scoreText } from '../../lib/format';
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
  readonly contacts: number;
}

/** Facets to narrow a search, with the number of contacts of each value. */
export function Facets({ facets, address, onChoose }: FacetsProps) {
  return (
    <div className="flex flex-col gap-4">
      {SEARCH_FACETS.map((choice) => {
        const entries = entriesOf(facets, choice);
        if (entries.length === 0) return null;
        const most = Math.max(...entries.map(({ contacts }) => contacts));
        const chosen = new Set(address[choice]?.split('|'));
        return (
          <fieldset key={choice} className="min-w-0">
            <legend className="mb-1 text-sm font-semibold">{copy.facets[choice]}</legend>
            <ul className="max-h-52 overflow-y-auto">
              {entries.map(({ value, label, contacts }) => (
                <li key={value}>
                  <label className="flex min-h-7 cursor-pointer items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      checked={chosen.has(value)}
                      onChange={() => onChoose(choice, toggled(address[choice], value))}
                      className="size-4 shrink-0 accent-(--accent)"
                    />
                    <span className="min-w-0 flex-1 truncate" title={label}>
                      {label}
                    </span>
                    <span
                      aria-hidden
                      className="h-1.5 bg-control"
                      style={{ width: `${(32 * contacts) / most}px` }}
                    />
                    <span className="w-8 text-right">{contacts}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}

const UNKNOWN = '-';

function entriesOf(facets: SearchResponse['facets'], choice: SearchFacet): Entry[] {
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
      value: value === null ? UNKNOWN : String(value),
      label: value === null ? copy.noScore : scoreText(value),
      contacts,
    }));
  return facets[choice].map(({ value, contacts }) => ({
    value: value ?? UNKNOWN,
    label: value ?? copy.unknown,
    contacts,
  }));
}
