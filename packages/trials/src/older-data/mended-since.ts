import type { Shown } from './what-it-shows.js';

/**
 * What a version showed wrongly and later ones show rightly, by its commit: the only differences that
 * its data may have. Each says what was wrong and where the right value stands.
 */
const MENDED_SINCE: Readonly<Record<string, (shown: Shown) => void>> = {
  // The contacts behind an average stood without sector where a person had said which company each
  // is, while the figures counted them in it. The register has this company under Jasa Pendidikan.
  '1d6363f': ({ analyses }) => {
    for (const { indicators } of analyses)
      for (const contact of indicators.flatMap(({ contacts }) => contacts))
        if (contact.contact === 'PT Kemning Cakra Kencana') contact.sector = 'Jasa Pendidikan';
  },
};

/** What this version must show of the data that the version of this commit left. */
export function mendedSince(commit: string, shownThen: unknown): Shown {
  const shown = structuredClone(shownThen) as Shown;
  MENDED_SINCE[commit]?.(shown);
  return shown;
}
