import { Details } from './details.js';

/**
 * Titles that people typed as they may leave the office, by the titles as they are: nobody looks at them
 * one by one, so that names, brands and amounts in them are always replaced.
 *
 * @param names every company and person whom the installation knows
 */
export function releasedTitles(
  titles: readonly string[],
  names: Iterable<string>,
): Map<string, string> {
  const details = new Details(names);
  return new Map(
    titles.map((title) => {
      let released = title;
      for (const { start, end, suggestion } of details.in(title).toReversed())
        released = released.slice(0, start) + suggestion + released.slice(end);
      return [title, released];
    }),
  );
}
