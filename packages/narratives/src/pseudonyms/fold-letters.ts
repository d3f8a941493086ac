import { withoutInvisible } from '@lqc/survey';

/** Cyrillic and Greek letters with the Latin letters that they look like. */
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
 * A text in plain letters, so that names in it are found however they are typed: invisible
 * characters are removed, compatibility forms (wide letters, ligatures) and look-alikes become
 * Latin letters.
 */
export function foldLetters(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKC')
    .replace(OTHER_ALPHABETS, (letter) => LOOK_ALIKES[letter] ?? letter);
}
