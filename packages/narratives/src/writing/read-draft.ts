import type { CheckedText, Evidence } from '@lqc/contracts';
import { Checker, type ReadStatement } from '@lqc/claims';
import { sentences } from '@lqc/language';
import { checksOf } from '../statements/checks-of.js';
import { countsOf, statementOf } from '../statements/statement-of.js';
import { type Citations, coverageOf } from '../evidence/find-evidence.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { citationsIn, revealCited, takeCitations } from './citations.js';
import { plainDraft } from './plain-draft.js';

/** A text with everything the data say of it; also for one that a person has edited. */
export function checkedText(summary: string, sheet: FactSheet, citations?: Citations): CheckedText {
  const read = withoutGiven(new Checker(sheet.claims).read(summary, citations), summary, sheet);
  const evidence = read.map((one) => evidenceOf(one, sheet));
  const statements = read.map(statementOf);
  return {
    summary,
    checks: read.flatMap((one) => checksOf(summary, one)),
    evidence,
    coverage: coverageOf(evidence, sheet),
    statements,
    counts: countsOf(statements),
  };
}

/** Of an annex the product's own sentences assert nothing of this quarter; what a person added does. */
function withoutGiven(
  read: readonly ReadStatement[],
  summary: string,
  { given }: FactSheet,
): ReadStatement[] {
  const own = new Set(given === undefined ? [] : sentences(given));
  return read.map((one) =>
    own.has(summary.slice(one.start, one.end))
      ? { ...one, status: 'no_claim', readings: [], evidence: [], counter: null }
      : one,
  );
}

/** The contacts whose words bear a statement out, or most of it; never one that says the opposite. */
function evidenceOf(
  { start, end, evidence }: ReadStatement,
  { voices }: Pick<FactSheet, 'voices'>,
): Evidence {
  const contacts = new Map<string, Evidence['contacts'][number]>();
  for (const { contact_id: id, sentence: quote, support } of evidence) {
    if (support === 'opposite' || contacts.has(id)) continue;
    const voice = voices.find(
      ({ contactId, narrative }) => contactId === id && narrative.includes(quote),
    );
    if (!voice) continue;
    const { contact, sheet, indicator } = voice;
    contacts.set(id, { contact_id: id, contact, sheet, indicator, quote });
  }
  return { start, end, contacts: [...contacts.values()] };
}

/** What a model has written, as the product keeps it: plain, names put back, checked. */
export function readDraft(written: string, sheet: FactSheet, pseudonyms: Pseudonyms): CheckedText {
  const { text, cited } = takeCitations(plainDraft(written));
  const revealed = revealCited({ text, cited }, pseudonyms);
  return checkedText(revealed.text, sheet, citationsIn(revealed.cited, pseudonyms));
}
