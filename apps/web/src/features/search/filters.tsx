import {
  chosenIn,
  NARROWED_BY,
  SEARCH_FACETS,
  type SearchFacet,
  type SearchResponse,
} from '@lqc/contracts';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button';
import { SidePanel } from '../../components/side-panel';
import { count } from '../../lib/format';
import { type SearchAddress, toggled } from './address';
import { copy } from './copy';
import { entriesOf, Facets } from './facets';

interface FiltersProps {
  readonly data: SearchResponse;
  readonly address: SearchAddress;
  readonly onChoose: (choice: SearchFacet, values: string | undefined) => void;
  readonly onClear: () => void;
}

/** The choices that narrow a search, with a button that drops them all. */
export function Filters({ data, address, onChoose, onClear }: FiltersProps) {
  return (
    <>
      <Facets facets={data.facets} address={address} onChoose={onChoose} />
      {NARROWED_BY.some((name) => address[name]) && (
        <Button variant="tool" className="mt-3" onClick={onClear}>
          {copy.clear}
        </Button>
      )}
    </>
  );
}

/** The same in a sheet, for a screen without room beside the hits; what is chosen stands below the button. */
export function FilterSheet({ children, ...filters }: FiltersProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { data, address, onChoose } = filters;
  const chosen = SEARCH_FACETS.flatMap((facet) =>
    chosenIn(address[facet]).map((value) => ({
      facet,
      value,
      label: entriesOf(data.facets, facet).find((one) => one.value === value)?.label ?? value,
    })),
  );
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <SlidersHorizontal size={16} />
          <span>{copy.filters}</span>
          {chosen.length > 0 && <span className="text-muted">{chosen.length}</span>}
        </Button>
        {children}
      </div>
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label={copy.chosen}>
          {chosen.map(({ facet, value, label }) => (
            <li key={`${facet} ${value}`}>
              <Button
                size="small"
                aria-label={copy.drop(label)}
                onClick={() => onChoose(facet, toggled(address[facet], value))}
              >
                {label} <X size={14} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <SidePanel
          isSlim
          title={copy.filters}
          note={copy.found(data)}
          close={copy.closeFilters}
          onClose={() => setOpen(false)}
        >
          <div className="p-4">
            <Filters {...filters} />
          </div>
          <div className="sticky bottom-0 border-t border-line bg-surface p-3">
            <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
              {copy.showFound(count(data.contacts))}
            </Button>
          </div>
        </SidePanel>
      )}
    </div>
  );
}
