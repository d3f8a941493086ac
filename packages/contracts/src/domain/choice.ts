/** Several chosen values as one text of an address; a separator within a value is escaped. */
export const joinedChoice = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');

/** The values of a `joinedChoice`; none where nothing is chosen. */
export const chosenIn = (text = ''): string[] =>
  (text.match(/(?:\\[\\|]|[^|])+/g) ?? []).map((value) => value.replace(/\\([\\|])/g, '$1'));
