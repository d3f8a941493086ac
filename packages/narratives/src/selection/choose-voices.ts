import { sentenceSpans } from '@lqc/language';
import type { Voice } from '../facts/fact-sheet.js';

/** Indonesian text takes a model some 3.5 characters a token; measured on office narratives. */
const CHARACTERS_PER_TOKEN = 3.5;
/** What a voice costs besides its words: id, indicator, quotes. */
const FRAME_TOKENS = 12;
const CUT = ' …';

export interface ChosenVoices<Chosen extends Voice = Voice> {
  /** Most informative first. */
  readonly voices: readonly Chosen[];
  /** Contacts whose words were cut. */
  readonly shortened: readonly string[];
  readonly tokens: number;
}

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/**
 * Chooses what a model may read within a budget. Everybody is heard: long narratives are cut at a
 * sentence before anybody is left out, all to the same fair length.
 */
export function chooseVoices<Chosen extends Voice>(
  voices: readonly Chosen[],
  budgetTokens: number,
): ChosenVoices<Chosen> {
  const fair = fairCharacters(voices, budgetTokens);
  const shortened: string[] = [];
  const chosen = voices
    .toSorted((a, b) => informativeness(b) - informativeness(a))
    .map((voice) => {
      const narrative = cutTo(voice.narrative, fair);
      if (narrative.length < voice.narrative.length) shortened.push(voice.contact);
      return { ...voice, narrative };
    });
  const tokens = chosen.reduce(
    (sum, { narrative }) => sum + estimateTokens(narrative) + FRAME_TOKENS,
    0,
  );
  return { voices: chosen, shortened: [...new Set(shortened)], tokens };
}

/** The longest length that lets all of them fit: the short ones leave their room to the long. */
function fairCharacters(voices: readonly Voice[], budgetTokens: number): number {
  let left = (budgetTokens - voices.length * FRAME_TOKENS) * CHARACTERS_PER_TOKEN;
  const lengths = voices.map(({ narrative }) => narrative.length).sort((a, b) => a - b);
  for (const [at, length] of lengths.entries()) {
    const share = left / (lengths.length - at);
    if (length > share) return Math.max(0, Math.floor(share));
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** A moved score, figures and detail tell a writer most. */
function informativeness({ change, narrative }: Voice): number {
  const figures = narrative.match(/\d+/g)?.length ?? 0;
  return Math.abs(change ?? 0) * 2 + Math.min(figures, 5) + Math.min(narrative.length / 200, 5);
}

function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const fitting = sentenceSpans(text).findLast(({ end }) => end <= most - CUT.length);
  const cut = fitting ? text.slice(0, fitting.end) : text.slice(0, Math.max(0, most - CUT.length));
  return cut.replace(/\p{Surrogate}$/u, '') + CUT;
}
