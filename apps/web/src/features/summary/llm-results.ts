import { readStored, writeStored } from '../../lib/browser-store';
import type { Draft } from './api';

const KEY = 'llmResults';

/** A draft as the browser keeps it, so that closing a tab loses none. */
export interface LlmResult {
  readonly id: string;
  readonly indicator: string;
  readonly quarter_now: string;
  readonly quarter_before: string | null;
  readonly avg_now: number | null;
  readonly avg_before: number | null;
  readonly summary: string;
  readonly created_at: string;
  readonly session_id: string;
  /** The whole draft; left out where the browser had no room for it. */
  readonly draft?: Draft;
}

function readLlmResults(): LlmResult[] {
  return readStored<LlmResult[]>(KEY) ?? [];
}

/** One an indicator: saving again replaces it. */
export function writeLlmResult(result: LlmResult): void {
  const others = readLlmResults().filter(({ indicator }) => indicator !== result.indicator);
  const barely = others.map(withoutDraft);
  for (const kept of [
    [result, ...others],
    [result, ...barely],
    [withoutDraft(result), ...barely],
  ])
    try {
      return writeStored(KEY, kept);
    } catch {
      // A full store: what takes least is kept.
    }
}

function withoutDraft({ draft: _draft, ...result }: LlmResult): LlmResult {
  return result;
}

/** The latest draft of an analysis that this browser keeps, whichever tab made it. */
export const keptDraft = (sessionId: string): Draft | null =>
  readLlmResults().find(({ session_id: id, draft }) => id === sessionId && draft)?.draft ?? null;
