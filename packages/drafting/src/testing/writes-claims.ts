import type { ModelReply, ModelRequest } from './model-script.js';
import { dataOf } from './prompt-data.js';

/** A sentence in the form that the chapter's prompt asks for; tests may make parts of it wrong. */
export interface ClaimedSentence {
  readonly text: string;
  readonly starts_paragraph?: boolean;
  readonly claims?: readonly object[];
  readonly quotes?: readonly object[];
}

/** A model's reply that consists of these sentences. */
export const claimsReply = (...sentences: readonly ClaimedSentence[]): ModelReply => ({
  kind: 'text',
  text: JSON.stringify({ sentences }),
});

/** Types of claims in the order in which the stand-in tells them. */
const TOLD_FIRST = ['count', 'from_to', 'condition', 'distribution', 'rank', 'compare', 'level'];
const MOST_TOLD = 5;

/** The draft of a model that follows the prompt: five claims of different types, then two sources. */
export function writesClaims(request: ModelRequest): ModelReply {
  const { klaim = [], narasi = [] } = dataOf(request);
  const typeOf = ({ klaim: claim }: (typeof klaim)[number]) => (claim as { type: string }).type;
  const first = TOLD_FIRST.flatMap((type) => klaim.find((one) => typeOf(one) === type) ?? []);
  const others = klaim.filter((one) => !first.includes(one));
  const told = [...first, ...others]
    .slice(0, MOST_TOLD)
    .map(({ klaim: claim }, at): ClaimedSentence => ({
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

/**
 * An endpoint without structured output: it refuses the parameter, otherwise it follows the script.
 */
export const withoutForm =
  (script: (request: ModelRequest) => ModelReply) =>
  (request: ModelRequest): ModelReply =>
    request.body.includes('"response_format"')
      ? { kind: 'status', status: 400, text: 'response_format is not supported' }
      : script(request);
