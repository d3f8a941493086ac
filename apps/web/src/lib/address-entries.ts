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

/** The entries of an address that say something: these as texts, and a page that is not the first. */
export function entriesOf(
  search: Record<string, unknown>,
  names: readonly string[],
): Record<string, string | number> {
  const entries: Record<string, string | number> = {};
  for (const name of names) {
    const value = textOf(search[name]);
    if (value) entries[name] = value;
  }
  const page = positiveOf(search.page);
  if (page && page > 1) entries.page = page;
  return entries;
}
