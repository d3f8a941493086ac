import { NARRATIVE_TOKEN_BUDGET, type SentenceProposal } from '@lqc/contracts';
import type { FactSheet } from '../facts/fact-sheet.js';
import { isDisclosive } from '../facts/disclosive.js';
import type { Model } from '../model/model.js';
import { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { chooseVoices } from '../selection/choose-voices.js';
import { shownVoices } from '../slots/slot-prompt.js';
import { rewritePrompt } from './rewrite-prompt.js';

/**
 * Asks a model to write a sentence of a chapter again; `read` holds its answer against the data as
 * `readRewriting` does. A chapter that would show a firm is not sent to it.
 *
 * @throws CodedError as `Model.ask` does
 */
export async function rewriteByModel(
  sheet: FactSheet,
  sentence: string,
  {
    model,
    names,
    signal,
    read,
  }: {
    readonly model: Model;
    /** All names that the installation knows; they are hidden from the model. */
    readonly names: readonly string[];
    readonly signal: AbortSignal;
    readonly read: (answer: string | null) => Promise<SentenceProposal[]>;
  },
): Promise<SentenceProposal[]> {
  if (isDisclosive(sheet)) return read(null);
  const pseudonyms = new Pseudonyms(sheet.voices, true, names);
  const { voices } = chooseVoices(shownVoices(sheet.voices, pseudonyms), NARRATIVE_TOKEN_BUDGET);
  const { messages, schema } = rewritePrompt(sheet, sentence, { voices, pseudonyms });
  const { text } = await model.ask(messages, { signal, schema });
  return read(text);
}
