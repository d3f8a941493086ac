/** "Keduanya": everybody of so many who were named. */
export const ALL_OF_THEM: ReadonlyMap<string, number> = new Map([
  ['keduanya', 2],
  ['ketiganya', 3],
  ['keempatnya', 4],
]);
