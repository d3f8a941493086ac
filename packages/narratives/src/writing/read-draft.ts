import type { CheckedText } from '@lqc/contracts';
import { checkText } from '../check/check-text.js';
import { type Citations, coverageOf, findEvidence } from '../evidence/find-evidence.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { citationsIn, revealCited, takeCitations } from './citations.js';
import { plainDraft } from './plain-draft.js';

/** A text with everything the data say of it; also for one that a person has edited. */
export function checkedText(summary: string, sheet: FactSheet, citations?: Citations): CheckedText {
  const evidence = findEvidence(summary, sheet, citations);
  return {
    summary,
    checks: checkText(summary, sheet, evidence),
    evidence,
    coverage: coverageOf(evidence, sheet),
  };
}

/** What a model has written, as the product keeps it: plain, names put back, checked. */
export function readDraft(written: string, sheet: FactSheet, pseudonyms: Pseudonyms): CheckedText {
  const { text, cited } = takeCitations(plainDraft(written));
  const revealed = revealCited({ text, cited }, pseudonyms);
  return checkedText(revealed.text, sheet, citationsIn(revealed.cited, pseudonyms));
}
