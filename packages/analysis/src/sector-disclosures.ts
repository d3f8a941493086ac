import type { Copy, Telling } from '@lqc/contracts';
import { type Disclosure, disclosureOf, isRevealed, withheldAmong } from './disclosure.js';
import type { SectorFigures } from './sector-figures.js';

/**
 * The disclosure of sectors of these sizes. Unmatched companies hide no sector, since their number is shown
 * elsewhere; but a sector must hide them when they are few.
 */
export function sectorsDecided(
  sectors: readonly SectorFigures[],
  sizes: readonly number[],
  {
    copy,
    told,
    already = () => false,
  }: {
    readonly copy: Copy;
    readonly told: Telling;
    readonly already?: (sector: string | null) => boolean;
  },
): Map<string | null, Disclosure> {
  const own = sizes.map((n) => disclosureOf(n, copy, told));
  if (copy === 'release') {
    const unmatched = sectors.findIndex(({ sector }) => sector === null);
    const inSectors = sizes.map((n, at) => (at === unmatched ? 0 : n));
    const isHeld = (at: number) => already(sectors[at]!.sector);
    const shown = inSectors.flatMap((n, at) => (n > 0 ? [at] : []));
    const smallest = shown.toSorted((a, b) => inSectors[a]! - inSectors[b]!)[0];
    if (unmatched >= 0 && isHeld(unmatched)) own[unmatched] = 'withheld';
    const isUnmatchedHeld = unmatched >= 0 && own[unmatched] === 'withheld';
    const withheld = withheldAmong(inSectors, {
      already: (at) => isHeld(at) || (isUnmatchedHeld && at === smallest),
      told,
    });
    const held = [...withheld].map((at) => sizes[at]!);
    // When no more sectors are left to hide a few, everything is withheld, even sectors without answers.
    if (isRevealed(held, told)) own.fill('withheld');
    for (const at of withheld) own[at] = 'withheld';
  }
  return new Map(sectors.map(({ sector }, at) => [sector, own[at]!]));
}
