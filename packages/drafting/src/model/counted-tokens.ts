import { estimateTokens } from '../selection/choose-voices.js';

/** A text as it went to the model or came from it. */
export interface CountedText {
  readonly characters: number;
  /** How many tokens it can be at most. */
  readonly most: number;
}

/**
 * The tokens of a text as its endpoint counted them, believed within what the text can be: who says too
 * little would make the daily budget endless, who says too much would lock the office out of its model.
 *
 * @param said what the endpoint sent, a number or anything else
 */
export function countedTokens(said: unknown, { characters, most }: CountedText): number {
  const least = estimateTokens(characters);
  return typeof said === 'number' ? Math.max(least, Math.min(Math.round(said), most)) : least;
}
