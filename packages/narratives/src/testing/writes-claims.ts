import type { ModelReply, ModelRequest } from './model-script.js';
import { dataOf } from './prompt-data.js';

/** A sentence as the chapter's prompt asks for it; a test breaks it where it wants to. */
export interface ClaimedSentence {
  readonly text: string;
  readonly starts_paragraph?: boolean;
  readonly claims?: readonly object[];
  readonly quotes?: readonly object[];
}

/** An answer in claims. */
export const claimsReply = (...sentences: readonly ClaimedSentence[]): ModelReply => ({
  kind: 'text',
  text: JSON.stringify({ sentences }),
});

/** An obedient model's draft in claims: each claim that may be told, then what the first contacts said. */
export function writesClaims(request: ModelRequest): ModelReply {
  const { klaim = [], narasi = [] } = dataOf(request);
  const told = klaim.slice(0, 5).map(({ klaim: claim }, at): ClaimedSentence => ({
    text: '{c1}.',
    starts_paragraph: at === 0,
    claims: [{ id: 'c1', ...claim }],
  }));
  const sources = narasi.flatMap(({ kalimat = {} }) => Object.keys(kalimat).slice(0, 1));
  const said = sources.slice(0, 2).map((source, at): ClaimedSentence => ({
    text: 'Hal ini sejalan dengan {q1}.',
    starts_paragraph: at === 0,
    quotes: [{ id: 'q1', source, kind: 'cause' }],
  }));
  return claimsReply(...told, ...said);
}

/** An endpoint without structured output: it refuses the form, and else does as the script says. */
export const withoutForm =
  (script: (request: ModelRequest) => ModelReply) =>
  (request: ModelRequest): ModelReply =>
    request.body.includes('"response_format"')
      ? { kind: 'status', status: 400, text: 'response_format is not supported' }
      : script(request);
