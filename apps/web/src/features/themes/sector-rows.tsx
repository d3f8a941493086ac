import { shortSectorName, type ThemeCount } from '@lqc/contracts';
import { useState } from 'react';
import { Button } from '../../components/button';
import { count } from '../../lib/format';
import { copy } from './copy';
import { shareOf } from './share';

const SHOWN = 4;
const short = (name: string | null) => (name === null ? copy.noSector : shortSectorName(name));

/** The sectors of the chosen quarter that mention a theme; each row is a link to its sentences. */
export function SectorRows({
  theme,
  onOpen,
}: {
  readonly theme: ThemeCount;
  readonly onOpen: (sector: string | null) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const told = theme.by_sector
    .filter(({ contacts }) => contacts > 0)
    .toSorted((a, b) => b.contacts - a.contacts);
  if (told.length === 0) return <p className="text-sm text-muted">{copy.noSectors}</p>;
  const left = told.length - SHOWN;
  return (
    <div>
      <ul aria-label={copy.sectors(theme.label)}>
        {told.slice(0, isWhole ? told.length : SHOWN).map((one) => (
          <li key={one.sector ?? '-'}>
            <button
              type="button"
              title={one.sector ?? copy.noSector}
              onClick={() => onOpen(one.sector)}
              className="grid min-h-hit-small w-full grid-cols-[minmax(0,1fr)_72px_76px] items-center gap-2 text-left text-sm hover:bg-sunken"
            >
              <span className="truncate">{short(one.sector)}</span>
              <span aria-hidden className="h-2 bg-sunken">
                <span
                  className="block h-2 bg-control"
                  style={{ width: `${shareOf(one) * 100}%` }}
                />
              </span>
              <span className="text-right text-xs text-muted tabular-nums">
                <span className="font-semibold text-ink">{count(one.contacts)}</span> dari{' '}
                {count(one.of)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="tool" className="-ml-2.5" onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.less : copy.more(left)}
        </Button>
      )}
    </div>
  );
}
