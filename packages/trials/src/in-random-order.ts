/** The same values in an order that `random` draws. */
export const inRandomOrder = <Value>(values: readonly Value[], random: () => number): Value[] =>
  values
    .map((value) => ({ value, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
