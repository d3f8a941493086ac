import { type Check, type CheckedText, NARRATIVE_TOKEN_BUDGET } from '@lqc/contracts';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Listening, Model } from '../model/model.js';
import { chapterPrompt, type Message, repairPrompt } from '../prompt/chapter-prompt.js';
import { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { chooseVoices } from '../selection/choose-voices.js';
import { readDraft } from './read-draft.js';

export interface WrittenSummary extends CheckedText {
  readonly isTruncated: boolean;
  readonly shortened: readonly string[];
}

/**
 * Has a chapter written: facts and chosen narratives to the model, its draft checked, contradicted
 * sentences repaired once; what is left is marked by the checks.
 *
 * @throws CodedError as `Model.ask` does
 */
export async function writeSummary(
  sheet: FactSheet,
  {
    model,
    samaran,
    names = [],
    onDraft,
    read: readBy,
    signal,
  }: {
    readonly model: Model;
    readonly samaran: boolean;
    /** Everybody whom the installation knows: nobody of them is named to the model. */
    readonly names?: readonly string[];
    /** Called with the whole draft so far, names put back. */
    readonly onDraft?: (draft: string) => void;
    /** Reads what the model has written as `readDraft` does, where that holds up nobody. */
    readonly read?: (written: string) => Promise<CheckedText>;
    readonly signal: AbortSignal;
  },
): Promise<WrittenSummary> {
  const pseudonyms = new Pseudonyms(sheet.voices, samaran, names);
  const chosen = chooseVoices(sheet.voices, NARRATIVE_TOKEN_BUDGET);
  const messages = chapterPrompt(sheet, chosen.voices, pseudonyms);
  const ask = async (asked: readonly Message[]) => {
    let draft = '';
    const listening: Listening = {
      signal,
      onPiece(piece) {
        draft += piece;
        onDraft?.(pseudonyms.reveal(draft));
      },
    };
    return model.ask(asked, listening);
  };
  const readWritten = readBy ?? (async (written: string) => readDraft(written, sheet, pseudonyms));
  const first = await ask(messages);
  const read = await readWritten(first.text);
  const faults = read.checks.filter(({ status }) => status === 'contradicted');
  const left = { isTruncated: first.isTruncated, shortened: chosen.shortened };
  if (faults.length === 0) return { ...read, ...left };
  const repaired = await repair(() =>
    ask(
      repairPrompt(
        messages,
        first.text,
        faults.map((fault) => faultLine(fault, pseudonyms)),
      ),
    ),
  );
  if (!repaired) return { ...read, ...left };
  const reread = await readWritten(repaired.text);
  return contradicted(reread) < contradicted(read)
    ? { ...reread, ...left, isTruncated: repaired.isTruncated }
    : { ...read, ...left };
}

/** A repair that fails leaves the first draft, with its marks. */
async function repair<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.name === 'CodedError') return null;
    throw error;
  }
}

function faultLine({ text, expected }: Check, pseudonyms: Pseudonyms): string {
  return pseudonyms.hide(`"${text}" — data: ${expected ?? 'tidak ada'}`);
}

const contradicted = ({ checks }: CheckedText) =>
  checks.filter(({ status }) => status === 'contradicted').length;
