import { withoutInvisible } from '@lqc/survey';

/** Letters of other alphabets that look like Latin ones, beside them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['АВЕЅІЈКМНОРСТХаеѕіјорсухѵ', 'ABESIJKMHOPCTXaesijopcyxv'],
      ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοινρ', 'ABEZHIKMNOPTYXoivp'],
    ] as const
  ).flatMap(([others, latin]) => [...others].map((other, at) => [other, latin[at]!])),
);
const OTHER_ALPHABETS = /[\u0370-\u04FF]/g;

/**
 * A text as a name in it would be typed: without invisible characters, wide and joined forms as
 * plain letters, letters of other alphabets as the Latin ones that they look like.
 */
export function foldLetters(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKC')
    .replace(OTHER_ALPHABETS, (letter) => LOOK_ALIKES[letter] ?? letter);
}
