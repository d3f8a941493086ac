import { Checker, type ReadStatement } from '@lqc/claims';
import type { SentenceProposal } from '@lqc/contracts';
import type { FactSheet } from '../facts/fact-sheet.js';
import { toFact } from '../facts/to-fact.js';
import type { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { type ProposedSentence, readAnswer } from '../slots/answer.js';
import { renderSentence } from '../slots/render-sentence.js';
import { ofReport } from '../slots/source-phrase.js';
import { type NumberedSentence, numberedSentences, sourcesById } from '../slots/sources.js';
import { Telling } from '../wordings/telling.js';
import { proposedByRules } from './proposed-by-rules.js';
import { toldAgain } from './told-again.js';

/** A sentence to be rewritten, and the text around it. */
export interface SoughtSentence {
  readonly text: string;
  readonly sentence: string;
}

const MOST_PROPOSALS = 3;
const MOST_TURNS = 6;
/** A model that writes more than these writes something else than the sentence. */
const MOST_SENTENCES = 3;

/**
 * Proposals to replace a sentence: what a model proposes, then the sentence's own claims as the data have
 * them, worded by rules, with its sources. Only what the data support is proposed; empty when they say
 * nothing about it.
 *
 * @param answer the model's answer to `rewritePrompt`; null without one
 */
export function readRewriting(
  answer: string | null,
  sought: SoughtSentence,
  { sheet, pseudonyms }: { readonly sheet: FactSheet; readonly pseudonyms: Pseudonyms },
): SentenceProposal[] {
  const numbered = numberedSentences(sheet.voices, pseudonyms);
  const telling = new Telling(sheet);
  const means = { telling, sources: sourcesById(numbered), manner: ofReport };
  const checker = new Checker(sheet.claims);
  const proposals = new Map<string, SentenceProposal>();

  function propose(
    sentences: readonly (ProposedSentence | null)[],
    place: number,
    writer: SentenceProposal['writer'],
  ): void {
    const told = sentences.map((one, at) => renderSentence(one, place + at, means));
    if (told.length === 0 || told.some(({ kind }) => kind === 'refused')) return;
    const text = told.map((one) => one.text).join(' ');
    const read = checker.read(text);
    const isBorneOut = read.every(({ status }) => status === 'supported' || status === 'no_claim');
    if (!isBorneOut || text === plain(sought.sentence) || proposals.has(text)) return;
    const facts = read.flatMap(({ readings }) => readings.flatMap((one) => one.facts));
    const distinct = [...new Map(facts.map((fact) => [fact.id, fact])).values()];
    const shown = distinct.map((fact) => toFact(fact, sheet.claims.table));
    proposals.set(text, { text: inLook(text, sought.sentence), writer, facts: shown });
  }

  propose(proposedByModel(answer), 0, 'model');
  const statement = statementIn(checker, sought);
  if (statement) {
    const claims = toldAgain(statement, telling);
    const cited = citedBy(statement, numbered.flat());
    for (const sources of cited.length > 0 ? [cited, []] : [[]])
      for (let turn = 0; turn < MOST_TURNS && proposals.size < MOST_PROPOSALS; turn += 1)
        propose(proposedByRules(claims, sources), turn, 'automatic');
  }
  return [...proposals.values()];
}

function proposedByModel(answer: string | null): readonly (ProposedSentence | null)[] {
  const read = answer === null ? null : readAnswer(answer);
  if (read?.kind !== 'sentences' || read.sentences.length > MOST_SENTENCES) return [];
  return read.sentences;
}

/** The sentence as read within its text, or alone when the text does not contain it. */
function statementIn(checker: Checker, { text, sentence }: SoughtSentence) {
  const isSought = ({ start, end }: ReadStatement) => text.slice(start, end) === sentence;
  return checker.read(text).find(isSought) ?? checker.read(sentence)[0];
}

/** The quotable narrative sentences that support a statement. */
const citedBy = (
  { evidence }: ReadStatement,
  numbered: readonly NumberedSentence[],
): NumberedSentence[] =>
  evidence
    .filter(({ support }) => support === 'full')
    .flatMap(({ contact_id: id, sentence }) =>
      numbered.filter(
        (one) => one.isQuotable && one.voice.contactId === id && one.text === sentence,
      ),
    )
    .slice(0, 1);

const BOLD = /^\*\*(.*)\*\*$/s;
const plain = (sentence: string) => BOLD.exec(sentence)?.[1] ?? sentence;
/** A bold sentence stays bold. */
const inLook = (text: string, sentence: string) => (BOLD.test(sentence) ? `**${text}**` : text);
