import { chosenIn, joinedChoice, NARROWED_BY, type NarrowedBy } from '@lqc/contracts';
import { laterPageOf, oneOf, textOf } from '../../lib/address-entries';

/** The whole query, so that it can be shared. */
export type SearchAddress = { q?: string; sort?: 'time'; page?: number } & {
  readonly [Key in NarrowedBy]?: string;
};

export const parseSearchAddress = (search: Record<string, unknown>): SearchAddress => ({
  ...Object.fromEntries(NARROWED_BY.map((name) => [name, textOf(search[name])])),
  q: textOf(search.q),
  sort: oneOf(['time'], search.sort),
  page: laterPageOf(search.page),
});

/** Adds a value to a choice, or removes it. */
export function toggled(chosen: string | undefined, value: string): string | undefined {
  const values = chosenIn(chosen);
  const left = values.filter((one) => one !== value);
  const next = left.length === values.length ? [...values, value] : left;
  return next.length > 0 ? joinedChoice(next) : undefined;
}
