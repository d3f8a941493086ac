/** One entry of an address as text; what is neither text nor a number is nothing. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** One entry of an address as a whole number from 1 on. */
export const positiveOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};
