import { sentenceSpans } from '@lqc/language';
import type { Voice } from '../facts/fact-sheet.js';

/** Measured on offices' narratives: a token of Indonesian text has some 3.5 characters. */
const CHARACTERS_PER_TOKEN = 3.5;
/** Tokens of a voice besides its narrative: id, indicator, quotation marks. */
const FRAME_TOKENS = 12;
const CUT = ' …';
/** A shorter part of a narrative (in characters) tells no reason any more. */
const LEAST_CHARACTERS = 120;

export interface ChosenVoices<Chosen extends Voice = Voice> {
  /** The most informative narratives first. */
  readonly voices: readonly Chosen[];
  /** Names of the contacts whose narratives were cut, or not all used. */
  readonly shortened: readonly string[];
  /** Estimated tokens of all of them. */
  readonly tokens: number;
}

/** Estimated number of a model's tokens in so many characters of Indonesian text. */
export const estimateTokens = (characters: number): number =>
  Math.ceil(characters / CHARACTERS_PER_TOKEN);

/**
 * Fits narratives into a model's token budget without leaving a contact out: long ones are cut at the end
 * of a sentence, all to the same maximum length. If that leaves too little of each to tell a reason,
 * contacts take turns, each with its most informative narratives first, while there is room.
 */
export function chooseVoices<Chosen extends Voice>(
  voices: readonly Chosen[],
  budgetTokens: number,
): ChosenVoices<Chosen> {
  const byUse = voices.toSorted((a, b) => informativeness(b) - informativeness(a));
  const heard =
    fairCharacters(byUse, budgetTokens) < LEAST_CHARACTERS
      ? inTurn(byUse).slice(0, roomFor(budgetTokens))
      : byUse;
  const fair = fairCharacters(heard, budgetTokens);
  const isHeard = new Set<Voice>(heard);
  const shortened = new Set(byUse.filter((one) => !isHeard.has(one)).map(({ contact }) => contact));
  const chosen = heard.map((voice) => {
    const narrative = cutTo(voice.narrative, fair);
    if (narrative.length < voice.narrative.length) shortened.add(voice.contact);
    return { ...voice, narrative };
  });
  const tokens = chosen.reduce(
    (sum, { narrative }) => sum + estimateTokens(narrative.length) + FRAME_TOKENS,
    0,
  );
  return { voices: chosen, shortened: [...shortened], tokens };
}

/** How many narratives fit if each keeps its minimum; at least one. */
const roomFor = (budgetTokens: number): number =>
  Math.max(1, Math.floor(budgetTokens / (FRAME_TOKENS + LEAST_CHARACTERS / CHARACTERS_PER_TOKEN)));

/** Every contact's first voice, then every contact's second, and so on. */
function inTurn<Chosen extends Voice>(voices: readonly Chosen[]): Chosen[] {
  const turns = new Map<string, number>();
  return voices
    .map((voice) => {
      const turn = turns.get(voice.contactId) ?? 0;
      turns.set(voice.contactId, turn + 1);
      return { voice, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ voice }) => voice);
}

/**
 * The greatest maximum length with which all narratives fit; short ones leave room for long ones.
 */
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

/** A rank by usefulness for a writer: a changed score, figures, and detail. */
function informativeness({ change, narrative }: Voice): number {
  const figures = narrative.match(/\d+/g)?.length ?? 0;
  return Math.abs(change ?? 0) * 2 + Math.min(figures, 5) + Math.min(narrative.length / 200, 5);
}

/** Cuts a text to a length, at the end of a sentence if possible. */
function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = Math.max(0, length - CUT.length);
  const fitting = sentenceSpans(text).findLast((sentence) => sentence.end <= end);
  const cut = text.slice(0, fitting?.end ?? end);
  return cut.replace(/\p{Surrogate}$/u, '') + CUT;
}
