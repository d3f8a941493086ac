import { type PanelResponse, shortSectorName } from '@lqc/contracts';
import { change as signed } from '../../lib/format';
import { copy } from './copy';

const SMALL = 5;
type Sector = PanelResponse['sectors'][number];
const total = ({ within, composition }: Sector) => within + composition;

/**
 * Each sector's contribution to a change, by answers and by composition; small ones are combined.
 */
export function SectorParts({ sectors }: { sectors: readonly Sector[] }) {
  const isSmall = ({ n_now: now, n_before: before }: Sector) => Math.min(now, before) < SMALL;
  const shown = sectors
    .filter((one) => !isSmall(one))
    .toSorted((a, b) => Math.abs(total(b)) - Math.abs(total(a)));
  const small = sectors.filter(isSmall);
  const sum = (part: (sector: Sector) => number) =>
    small.reduce((whole, one) => whole + part(one), 0);
  return (
    <>
      <h3 className="mt-4 border-t border-line pt-3 font-semibold">{copy.sectors}</h3>
      <table aria-label={copy.sectors} className="mt-1 w-full text-sm tabular-nums">
        <thead className="text-left text-xs text-muted">
          <tr>
            <th scope="col" className="font-normal">
              {copy.sector}
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              n
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              {copy.within}
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              {copy.composition}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <Row
              key={one.sector ?? ''}
              name={one.sector ? shortSectorName(one.sector) : copy.unknownSector}
              n={`${one.n_now}/${one.n_before}`}
              within={one.within}
              composition={one.composition}
            />
          ))}
          {small.length > 0 && (
            <Row
              name={copy.smallSectors(small.length)}
              n={`${sum(({ n_now: n }) => n)}/${sum(({ n_before: n }) => n)}`}
              within={sum(({ within }) => within)}
              composition={sum(({ composition }) => composition)}
              isHatched
            />
          )}
        </tbody>
      </table>
    </>
  );
}

function Row(row: {
  name: string;
  n: string;
  within: number;
  composition: number;
  isHatched?: boolean;
}) {
  return (
    <tr>
      <td className="py-0.5 pr-2">
        {row.isHatched && (
          <span aria-hidden className="hatched mr-1.5 inline-block size-3 border border-control" />
        )}
        {row.name}
      </td>
      <td className="pl-3 text-right text-muted">{row.n}</td>
      <td className="pl-3 text-right">{signed(row.within)}</td>
      <td className="pl-3 text-right">{signed(row.composition)}</td>
    </tr>
  );
}
