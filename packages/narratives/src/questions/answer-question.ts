import type { Check } from '@lqc/contracts';
import type { Listening, Model } from '../model/model.js';
import { type Message, repairPrompt } from '../prompt/chapter-prompt.js';
import { joinAnswer } from './join-answer.js';
import { shownSoFar } from './plain-answer.js';
import { continuationPrompt, type PromptMaterial, questionPrompt } from './question-prompt.js';
import { type AnswerSources, type ReadAnswer, readAnswer } from './read-answer.js';

export interface AnsweredQuestion extends ReadAnswer {
  readonly isTruncated: boolean;
}

/** How an answer is followed while it is written. */
export interface Following {
  readonly signal: AbortSignal;
  /** Called with each piece: the whole answer so far, fit to show, names put back. */
  readonly onText: (text: string) => void;
  /** Called when it is written and its figures are being put right. */
  readonly onRepair?: () => void;
}

/**
 * Has a question answered: facts and found narratives to the model, its answer held against them,
 * contradicted figures put right once; what is left is marked by the checks.
 *
 * @param soFar what stands there already, when an answer that ended too early goes on
 * @throws CodedError as `Model.ask` does
 */
export async function answerQuestion(
  { soFar, ...material }: PromptMaterial & AnswerSources & { readonly soFar: string },
  { model, signal, onText, onRepair }: Following & { readonly model: Model },
): Promise<AnsweredQuestion> {
  const { pseudonyms } = material;
  const asked = questionPrompt(material, pseudonyms);
  const before = pseudonyms.hide(soFar);
  const messages = before === '' ? asked : continuationPrompt(asked, before);
  const ask = (to: readonly Message[], listening: Listening) => model.ask(to, listening);
  let draft = '';
  const first = await ask(messages, {
    signal,
    onPiece(piece) {
      draft += piece;
      onText(pseudonyms.reveal(shownSoFar(joinAnswer(before, draft))));
    },
  });
  const { isTruncated } = first;
  const written = joinAnswer(before, first.text);
  const read = readAnswer(written, material);
  const faults = read.checks.filter(isFault);
  // Half an answer cannot be written anew as a whole.
  if (faults.length === 0 || isTruncated) return { ...read, isTruncated };
  onRepair?.();
  const lines = faults.map(({ text, expected }) =>
    pseudonyms.hide(`"${text}" — data: ${expected ?? 'tidak ada'}`),
  );
  const repaired = await orNull(ask(repairPrompt(asked, written, lines), { signal }), signal);
  if (!repaired || repaired.isTruncated) return { ...read, isTruncated };
  const reread = readAnswer(repaired.text, material);
  return reread.checks.filter(isFault).length < faults.length
    ? { ...reread, isTruncated: false }
    : { ...read, isTruncated };
}

const isFault = ({ status }: Check) => status === 'contradicted';

/** A repair that fails leaves the first answer, with its marks. */
async function orNull<Answer>(
  asking: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  try {
    return await asking;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
