/** A value of an address as text; undefined unless it is a number or a text that is not empty. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;

/** A value of an address as a positive whole number; undefined otherwise. */
export const positiveOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** A value of an address as a page that is not the first; undefined otherwise. */
export const laterPageOf = (value: unknown): number | undefined => {
  const page = positiveOf(value);
  return page === 1 ? undefined : page;
};

/** A value of an address as one of a few; undefined otherwise. */
export const oneOf = <Name extends string>(
  names: readonly Name[],
  value: unknown,
): Name | undefined => names.find((name) => name === value);
