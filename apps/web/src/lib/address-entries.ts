/** A value of an address as text; undefined unless it is a text or a number. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A value of an address as a positive whole number; undefined otherwise. */
export const positiveOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** A value of an address as one of a few; undefined otherwise. */
export const oneOf = <Name extends string>(
  names: readonly Name[],
  value: unknown,
): Name | undefined => names.find((name) => name === value);
