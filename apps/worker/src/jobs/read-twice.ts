import { type ChapterInput, chapterFacts, Model, Pseudonyms, secondReading } from '@lqc/drafting';
import type { JobContext } from '../runtime/job-context.js';

/** A second reading that takes longer than this is dropped. */
const WITHIN_MS = 20_000;

type Findings = Parameters<typeof secondReading>[1];

/**
 * What the rules found in a person's text, with what a second reading by the model leaves open. Without a
 * model or budget the rules' verdict stands.
 */
export async function readTwice<Found extends Findings>(
  text: string,
  found: Found,
  chapter: ChapterInput,
  { database, llm, ownerId, signal, warn }: JobContext,
): Promise<Found> {
  if (!llm.apiKey) return found;
  const [limits, config] = await Promise.all([database.settings.limits(), database.settings.llm()]);
  if (await database.usage.spentModelBudget(ownerId, limits)) return found;
  const sheet = chapterFacts(chapter);
  const pseudonyms = new Pseudonyms(sheet.voices, true, await database.names.all());
  const model = new Model({ ...llm, config });
  const within = AbortSignal.timeout(WITHIN_MS);
  try {
    const both = AbortSignal.any([signal, within]);
    return await secondReading(text, found, { sheet, pseudonyms, model, signal: both });
  } catch (error) {
    signal.throwIfAborted();
    if (!within.aborted) warn('second reading', error);
    return found;
  }
}
