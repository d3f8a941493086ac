import type { FactSheet } from '../facts/fact-sheet.js';
import { executiveText } from './automatic/executive-text.js';
import { indicatorText } from './automatic/indicator-text.js';
import { overviewText } from './automatic/overview-text.js';
import { profileText } from './automatic/profile-text.js';
import { sectorText } from './automatic/sector-text.js';
import { Telling } from '../wordings/telling.js';

/**
 * *Ringkasan otomatis*: paragraphs that rules make from the facts and narratives, without a model.
 * Sentences with a claim are written only when checking them against the data supports them.
 */
export function automaticSummary(sheet: FactSheet): string {
  if (sheet.given !== undefined) return sheet.given;
  const telling = new Telling(sheet);
  const { indicator, sector } = sheet.claims;
  return (
    sheet.changes
      ? (sheet.chapter === 'bab_1' ? overviewText : executiveText)(telling, sheet.changes)
      : indicator !== null
        ? indicatorText(telling, indicator)
        : sector !== null
          ? sectorText(telling, sector)
          : profileText(telling)
  )
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}
