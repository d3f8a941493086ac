import type { Check } from '@lqc/contracts';
import type { Listening, Model } from '../model/model.js';
import type { Message } from '../prompt/chapter-prompt.js';
import { repairPrompt } from '../prompt/repair-prompt.js';
import { joinReply } from './join-reply.js';
import { shownSoFar } from './plain-reply.js';
import { continuationPrompt, type PromptMaterial, questionPrompt } from './question-prompt.js';
import { type ReplySources, type ReadReply, readReply } from './read-reply.js';

export interface Reply extends ReadReply {
  readonly isTruncated: boolean;
}

/** How a reply is followed while it is written. */
export interface Following {
  readonly signal: AbortSignal;
  /** Called with each piece: the whole reply so far, fit to show, names put back. */
  readonly onText: (text: string) => void;
  /** Called when it is written and its figures are being put right. */
  readonly onRepair?: () => void;
  /** Reads what the model has written as `readReply` does, where that holds up nobody. */
  readonly read?: (written: string) => Promise<ReadReply>;
}

/**
 * Has a question answered: facts and found narratives to the model, its reply held against them,
 * contradicted figures put right once; what is left is marked by the checks.
 *
 * @param soFar what stands there already, when a reply that ended too early goes on
 * @throws CodedError as `Model.ask` does
 */
export async function replyToQuestion(
  { soFar, ...material }: PromptMaterial & ReplySources & { readonly soFar: string },
  { model, signal, onText, onRepair, read: readBy }: Following & { readonly model: Model },
): Promise<Reply> {
  const { pseudonyms } = material;
  const readWritten = readBy ?? (async (written: string) => readReply(written, material));
  const asked = questionPrompt(material, pseudonyms);
  const before = pseudonyms.hide(soFar);
  const messages = before === '' ? asked : continuationPrompt(asked, before);
  const ask = (to: readonly Message[], listening: Listening) => model.ask(to, listening);
  let draft = '';
  const first = await ask(messages, {
    signal,
    onPiece(piece) {
      draft += piece;
      onText(pseudonyms.reveal(shownSoFar(joinReply(before, draft))));
    },
  });
  const { isTruncated } = first;
  const written = joinReply(before, first.text);
  const read = await readWritten(written);
  const faults = read.checks.filter(isFault);
  // Half a reply cannot be written anew as a whole.
  if (faults.length === 0 || isTruncated) return { ...read, isTruncated };
  onRepair?.();
  const lines = faults.map(({ text, expected }) =>
    pseudonyms.hide(`"${text}" — data: ${expected ?? 'tidak ada'}`),
  );
  const repaired = await orNull(ask(repairPrompt(asked, written, lines), { signal }), signal);
  if (!repaired || repaired.isTruncated) return { ...read, isTruncated };
  const reread = await readWritten(repaired.text);
  return reread.checks.filter(isFault).length < faults.length
    ? { ...reread, isTruncated: false }
    : { ...read, isTruncated };
}

const isFault = ({ status }: Check) => status === 'contradicted';

/** A repair that fails leaves the first reply, with its marks. */
async function orNull<T>(asking: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await asking;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
