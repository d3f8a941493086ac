import type { ProposedSentence } from '../slots/answer.js';
import type { NumberedSentence } from '../slots/sources.js';
import type { ProposedClaim } from '../wordings/proposed-claim.js';

const CLAIMS_A_SENTENCE = 2;

/** Proposes sentences from claims and sources: two claims in each sentence, then the sources. */
export function proposedByRules(
  claims: readonly ProposedClaim[],
  cited: readonly NumberedSentence[],
): ProposedSentence[] {
  const sentences: ProposedSentence[] = [];
  for (let at = 0; at < claims.length; at += CLAIMS_A_SENTENCE) {
    const told = claims.slice(at, at + CLAIMS_A_SENTENCE);
    const text = told.map((_claim, nth) => `{c${nth + 1}}`).join(', sementara ');
    sentences.push(proposed(text, told, []));
  }
  const [source, ...others] = cited;
  const last = sentences.pop();
  if (source && last)
    sentences.push({ ...last, ...citing(`${last.text}, sejalan dengan {q1}`, source) });
  else if (source)
    sentences.push(
      proposed(
        `Perkembangan ${source.voice.indicator.toLowerCase()} tercermin dari {q1}`,
        [],
        [source],
      ),
    );
  else if (last) sentences.push(last);
  return [...sentences, ...others.map((one) => proposed('Hal ini sejalan dengan {q1}', [], [one]))];
}

const proposed = (
  text: string,
  claims: readonly ProposedClaim[],
  cited: readonly NumberedSentence[],
): ProposedSentence => ({
  text,
  starts_paragraph: false,
  claims: claims.map((claim, nth) => ({ ...claim, id: `c${nth + 1}`, others: [...claim.others] })),
  quotes: cited.map(asQuote),
});

const citing = (text: string, source: NumberedSentence) => ({ text, quotes: [asQuote(source, 0)] });

const asQuote = ({ id: source }: NumberedSentence, nth: number) => ({
  id: `q${nth + 1}`,
  source,
  kind: 'cause' as const,
});
