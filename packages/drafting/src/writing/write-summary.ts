import {
  type CheckedText,
  CodedError,
  MODEL_ANSWER_MAX_LENGTH,
  NARRATIVE_TOKEN_BUDGET,
} from '@lqc/contracts';
import { decimal, draftNotes } from '@lqc/phrases';
import type { FactSheet } from '../facts/fact-sheet.js';
import { isDisclosive } from '../facts/disclosive.js';
import type { Listening, Model, ModelResponse } from '../model/model.js';
import { againPrompt } from '../prompt/repair-prompt.js';
import { Pseudonyms } from '../pseudonyms/pseudonyms.js';
import { chooseVoices } from '../selection/choose-voices.js';
import { GrowingDraft } from '../slots/growing-draft.js';
import { offersOf } from '../slots/offers.js';
import { ofReport } from '../slots/source-phrase.js';
import { sourcesById } from '../slots/sources.js';
import { shownVoices, slotPrompt } from '../slots/slot-prompt.js';
import { SheetFacts } from '../wordings/sheet-facts.js';
import type { DraftReading } from './draft-reading.js';
import { readDraft } from './read-draft.js';

/** The result of asking a model for a chapter. */
export interface WrittenSummary {
  /** Null when nothing of the model's answer is usable: the rules then write the chapter. */
  readonly checked: CheckedText | null;
  readonly notes: readonly string[];
  readonly dropped: DraftReading['dropped'];
  readonly isTruncated: boolean;
  readonly shortened: readonly string[];
}

/**
 * Has a model write a chapter: it gets the claims that may be told and selected narratives, and answers in
 * claims and sources, which code writes out. Refused sentences are requested again; those that stay refused
 * are dropped and listed. Prose is treated like a person's text: kept as written, with marks.
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
    /** All names that the installation knows; they are hidden from the model. */
    readonly names?: readonly string[];
    /** Called with the whole draft so far, names put back. */
    readonly onDraft?: (draft: string) => void;
    /** Does what `readDraft` does, but elsewhere, so that it blocks nobody. */
    readonly read?: (answers: readonly string[]) => Promise<DraftReading>;
    readonly signal: AbortSignal;
  },
): Promise<WrittenSummary> {
  if (isDisclosive(sheet)) return { ...NOTHING, notes: [draftNotes.nothingToTell] };
  const pseudonyms = new Pseudonyms(sheet.voices, samaran, names);
  const facts = new SheetFacts(sheet);
  const shown = shownVoices(sheet.voices, pseudonyms);
  const chosen = chooseVoices(shown, NARRATIVE_TOKEN_BUDGET);
  const { messages, schema } = slotPrompt(sheet, {
    offers: offersOf(facts),
    voices: chosen.voices,
    pseudonyms,
  });
  const growing = new GrowingDraft({
    facts,
    sources: sourcesById(shown.map(({ numbered }) => numbered)),
    manner: ofReport,
  });
  const first = await model.ask(messages, {
    signal,
    schema,
    onPiece: (piece) => onDraft?.(pseudonyms.reveal(growing.add(piece))),
  });
  const readAnswers =
    readBy ?? (async (answers: readonly string[]) => readDraft(answers, sheet, pseudonyms));
  const answers = [first.text];
  let reading = await readAnswers(answers);
  while (reading.again !== null) {
    const listening: Listening = { signal, ...(reading.form === 'claims' && { schema }) };
    // Names that a model wrote by itself are hidden before its text is sent back.
    const hide = (text: string) => pseudonyms.hide(text);
    const asked = againPrompt(messages, hide(first.text), hide(reading.again));
    const repair = await repaired(() => model.ask(asked, listening));
    if (!repair) break;
    answers.push(repair.text);
    reading = await readAnswers(answers);
  }
  const { checked, dropped } = reading;
  const { isTruncated } = first;
  const { shortened } = chosen;
  const left = { isTruncated, shortened };
  const cutOff = isTruncated ? [cutOffNote(first.text, model)] : [];
  if (!checked) return { checked, notes: [draftNotes.unreadable, ...cutOff], dropped: [], ...left };
  const notes = [
    ...(reading.form === 'prose' ? [draftNotes.prose] : []),
    ...cutOff,
    ...(dropped.length > 0 ? [draftNotes.dropped(dropped.length)] : []),
    ...(shortened.length > 0 ? [draftNotes.shortened(decimal(shortened.length, 0))] : []),
  ];
  return { checked, notes, dropped, ...left };
}

const cutOffNote = ({ length }: string, { maxTokens }: Model): string =>
  length < MODEL_ANSWER_MAX_LENGTH
    ? draftNotes.cutOff(decimal(maxTokens, 0))
    : draftNotes.tooLong(decimal(MODEL_ANSWER_MAX_LENGTH, 0));

const NOTHING = { checked: null, dropped: [], isTruncated: false, shortened: [] } as const;

/** If a repair fails, the earlier reading stays. */
async function repaired(ask: () => Promise<ModelResponse>): Promise<ModelResponse | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CodedError) return null;
    throw error;
  }
}
