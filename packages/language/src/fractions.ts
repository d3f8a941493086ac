const NUMERATORS = 'satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');
const DENOMINATORS = [...NUMERATORS.slice(2), 'sepuluh'];
const SMALLEST = 3;

/** Every proper fraction down to a tenth in the ways it is written, in percent: "tiga perlima", "tiga per lima". */
export function writtenFractions(): Record<string, number> {
  return Object.fromEntries(
    DENOMINATORS.flatMap((below, at) =>
      NUMERATORS.slice(0, at + SMALLEST - 1).flatMap((above, place) => {
        const share = Math.round(((place + 1) / (at + SMALLEST)) * 1000) / 10;
        const names = [`${above} per${below}`, `${above} per ${below}`];
        return [...names, ...(place === 0 ? [`seper${below}`] : [])].map(
          (name): [string, number] => [name, share],
        );
      }),
    ),
  );
}

/** "Perlima", "pertiganya": whether a word is the denominator after the number of a fraction. */
export const isPart = (word: string): boolean =>
  word.startsWith('per') && DENOMINATORS.includes(word.slice(3).replace(/nya$/, ''));

/** Whether a word is a denominator: "per lima", "dari lima". */
export const isDenominator = (word: string): boolean => DENOMINATORS.includes(word);

/** "Tiga dari lima", from thirds to tenths, with the share in percent. */
export function partsOfFew(): [string, number][] {
  return DENOMINATORS.flatMap((below, at) =>
    NUMERATORS.slice(0, at + SMALLEST - 1).map((above, place): [string, number] => [
      `${above} dari ${below}`,
      ((place + 1) / (at + SMALLEST)) * 100,
    ]),
  );
}
