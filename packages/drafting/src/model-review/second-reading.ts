import { type FactTable, verdictOf } from '@lqc/claims';
import { CodedError, type Statement } from '@lqc/contracts';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Model } from '../model/model.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { assertionOf } from './assertion-of.js';
import { type Findings, downgraded } from './downgrade.js';
import {
  readSecondAnswer,
  type SecondAnswer,
  type SecondClaim,
  type SecondQuestion,
  secondSchema,
} from './second-answer.js';
import { secondPrompt } from './second-prompt.js';

/** More sentences are not read a second time: the call would take too long. */
const MOST_SENTENCES = 40;
const MOST_CHARACTERS = 6000;

/**
 * Lets a model read a person's text a second time: which claims it makes, in which words, and how far its
 * sources support them. Code checks the claims. A statement on which the two readings disagree is left
 * open; none is ever raised. Without a usable reading the rules' verdict stands.
 *
 * @throws the signal's reason when it is aborted
 */
export async function secondReading<Found extends Findings>(
  text: string,
  found: Found,
  {
    sheet,
    pseudonyms,
    model,
    signal,
  }: {
    readonly sheet: FactSheet;
    readonly pseudonyms: Pseudonyms;
    readonly model: Model;
    readonly signal: AbortSignal;
  },
): Promise<Found> {
  const question = questionOf(text, found.statements, pseudonyms);
  if (question.sentences.size === 0) return found;
  try {
    const { text: written, isTruncated } = await model.ask(secondPrompt(question, sheet), {
      signal,
      schema: secondSchema(),
    });
    const answer = isTruncated ? null : readSecondAnswer(written, question);
    return answer ? downgraded(found, disagreeing(answer, found, sheet)) : found;
  } catch (error) {
    if (error instanceof CodedError) return found;
    throw error;
  }
}

/** The statements that assert something or seem to assert nothing; what is open already stays so. */
function questionOf(
  text: string,
  statements: readonly Statement[],
  pseudonyms: Pseudonyms,
): SecondQuestion {
  const sentences = new Map<number, string>();
  const sources = new Map<string, { sentence: number; text: string }>();
  let length = 0;
  for (const [
    place,
    { start, end, status, claims, evidence, is_bound: isBound },
  ] of statements.entries()) {
    if (status === 'unchecked' || isBound) continue;
    length += end - start;
    if (sentences.size >= MOST_SENTENCES || length > MOST_CHARACTERS) break;
    const number = place + 1;
    sentences.set(number, pseudonyms.hide(text.slice(start, end).replaceAll('**', '')));
    // Quotes were compared word for word, so only paraphrases are asked about.
    if (!claims.some(({ type }) => type === 'reason' || type === 'contact')) continue;
    for (const [at, { sentence, support }] of evidence.entries())
      if (support === 'full')
        sources.set(`${number}.s${at + 1}`, { sentence: number, text: pseudonyms.hide(sentence) });
  }
  return { sentences, sources };
}

/** The statements that both readings do not see alike. */
function disagreeing(
  { claims, support }: SecondAnswer,
  { statements, checks }: Findings,
  { claims: sheet }: FactSheet,
): Set<number> {
  const places = new Set<number>();
  for (const [place, { status, start, end }] of statements.entries()) {
    const own = claims
      .filter(({ sentence }) => sentence === place + 1)
      .map((claim) => ({ span: claim.span, holds: holdsIn(claim, sheet.table) }));
    const isFalse = own.some(({ holds }) => holds === false);
    if (status !== 'contradicted' && isFalse) places.add(place);
    // A contradiction found by the rules is withdrawn only when the model confirms all of its words.
    const wrong = checks.filter(
      (one) => one.status === 'contradicted' && one.start >= start && one.end <= end,
    );
    const isFoundRight = wrong.every(({ text: words }) =>
      own.some(({ span, holds }) => holds === true && span.includes(words)),
    );
    if (status === 'contradicted' && !isFalse && wrong.length > 0 && isFoundRight)
      places.add(place);
    const levels = support.filter(({ sentence }) => sentence === place + 1);
    // One source that says it whole is enough.
    const isBorneOut = levels.length === 0 || levels.some(({ level }) => level === 'didukung');
    if (status === 'supported' && !isBorneOut) places.add(place);
  }
  return places;
}

/** Whether the data support a claim of the second reading; null where they cannot tell. */
function holdsIn(claim: SecondClaim, table: FactTable): boolean | null {
  const assertion = assertionOf(claim);
  const status = assertion && verdictOf(assertion, table).status;
  return status === 'supported' ? true : status === 'contradicted' ? false : null;
}
