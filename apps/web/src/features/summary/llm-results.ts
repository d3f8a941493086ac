import { readStored, writeStored } from '../../lib/browser-store';
import type { Draft } from './api';

const KEY = 'llmResults';

/** A draft stored in the browser, so that closing the tab does not lose it. */
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
  /** The whole draft; absent when the browser's storage was full. */
  readonly draft?: Draft;
}

function readLlmResults(): LlmResult[] {
  return readStored<LlmResult[]>(KEY) ?? [];
}

/** Stores the result of an indicator, replacing an earlier one. */
export function writeLlmResult(result: LlmResult): void {
  const others = readLlmResults().filter(({ indicator }) => indicator !== result.indicator);
  const barely = others.map(withoutDraft);
  // Where the storage is full only the small fields are stored.
  const ways = [
    [result, ...others],
    [result, ...barely],
    [withoutDraft(result), ...barely],
  ];
  ways.some((kept) => writeStored(KEY, kept));
}

function withoutDraft({ draft: _draft, ...result }: LlmResult): LlmResult {
  return result;
}

/** The latest stored draft of an analysis, from any tab. */
export const keptDraft = (sessionId: string): Draft | null =>
  readLlmResults().find(({ session_id: id, draft }) => id === sessionId && draft)?.draft ?? null;
