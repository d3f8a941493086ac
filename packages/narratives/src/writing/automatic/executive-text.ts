import type { OverviewChanges } from '../../facts/fact-sheet.js';
import { looksForward, movementsOf } from './movements.js';
import {
  aheadSentences,
  leadSentence,
  movedSentences,
  stableSentence,
  topReasons,
} from './overview-text.js';
import { whoWasMet } from './profile-text.js';
import type { Telling } from '../../wordings/telling.js';

/** How many changes of each direction are described with their figures. */
const MOST_MOVED = 2;
const MOST_REASONS = 3;

/**
 * The paragraphs of *Ringkasan Eksekutif*, half a page: contacts and market orientation, the
 * headline changes, the reasons that most contacts share, and expectations.
 */
export function executiveText(telling: Telling, { before }: OverviewChanges): string[] {
  const current = movementsOf(before.filter((one) => !looksForward(one)));
  const expected = movementsOf(before.filter(looksForward));
  const { lead, orientations } = whoWasMet(telling);
  const opening = leadSentence(telling, current) || stableSentence(telling, current);
  const moved = [...current.up.slice(0, MOST_MOVED), ...current.down.slice(0, MOST_MOVED)];
  const ahead = [...expected.up.slice(0, MOST_MOVED), ...expected.down.slice(0, MOST_MOVED)];
  return [
    [lead, ...orientations],
    [opening && `**${opening}**`, ...movedSentences(telling, moved)],
    topReasons(telling, moved, MOST_REASONS),
    aheadSentences(telling, ahead, [stableSentence(telling, expected)]),
  ].map((sentences) => sentences.filter(Boolean).join(' '));
}
