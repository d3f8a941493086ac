import type { FactSheet } from '../facts/fact-sheet.js';
import { executiveText } from './automatic/executive-text.js';
import { indicatorText } from './automatic/indicator-text.js';
import { overviewText } from './automatic/overview-text.js';
import { profileText } from './automatic/profile-text.js';
import { sectorText } from './automatic/sector-text.js';
import { Telling } from './automatic/telling.js';

/**
 * *Ringkasan otomatis*: paragraphs made by rules from the facts and from what contacts said, for
 * when no model is there. Every sentence with a figure is one that its own check bears out.
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
