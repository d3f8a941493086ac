import { readStored, writeStored } from '../../lib/browser-store';

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
}

function readLlmResults(): LlmResult[] {
  return readStored<LlmResult[]>(KEY) ?? [];
}

/** One an indicator: saving again replaces it. */
export function writeLlmResult(result: LlmResult): void {
  const others = readLlmResults().filter(({ indicator }) => indicator !== result.indicator);
  writeStored(KEY, [result, ...others]);
}
