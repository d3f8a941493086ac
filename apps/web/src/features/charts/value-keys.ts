import { type KeyboardEvent, useState } from 'react';

/** Where a value of a drawing stands: its line, and its place on it. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const isAt = (one: Place, other: Place | null) =>
  one.row === other?.row && one.column === other.column;

/** The place with the least of something; null among none. */
const nearest = (places: readonly Place[], distance: (place: Place) => number) =>
  places.reduce<Place | null>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
    null,
  );

/**
 * Where a key leads from a value: left and right along its line, up and down to the nearest value of
 * the next line that has any, Home and End to the ends of the line. Null where there is nothing.
 */
export function placeAfter(places: readonly Place[], at: Place, key: string): Place | null {
  const line = places.filter(({ row }) => row === at.row);
  const others = (isBeyond: (row: number) => boolean) => {
    const row = nearest(
      places.filter((one) => isBeyond(one.row)),
      (one) => Math.abs(one.row - at.row),
    )?.row;
    return nearest(
      places.filter((one) => one.row === row),
      ({ column }) => Math.abs(column - at.column),
    );
  };
  switch (key) {
    case 'ArrowRight':
      return nearest(
        line.filter(({ column }) => column > at.column),
        ({ column }) => column,
      );
    case 'ArrowLeft':
      return nearest(
        line.filter(({ column }) => column < at.column),
        ({ column }) => -column,
      );
    case 'ArrowDown':
      return others((row) => row > at.row);
    case 'ArrowUp':
      return others((row) => row < at.row);
    case 'Home':
      return nearest(line, ({ column }) => column);
    case 'End':
      return nearest(line, ({ column }) => -column);
    default:
      return null;
  }
}

/**
 * Makes the values of a drawing one stop of the Tab key, among which the arrow keys walk. Each value has
 * a name of its own, which a screen reader says when it is reached.
 *
 * @param start - The value that Tab reaches first; the first of `places` without one.
 */
export function useValueKeys(places: readonly Place[], start?: Place) {
  const [last, setLast] = useState<Place | null>(null);
  const stop =
    places.find((place) => isAt(place, last)) ??
    places.find((place) => isAt(place, start ?? null)) ??
    places[0];
  return {
    /** For the element around the values. */
    around: {
      onKeyDown: (event: KeyboardEvent<Element>) => {
        const next = stop && placeAfter(places, stop, event.key);
        if (!next) return;
        event.preventDefault();
        event.currentTarget
          .querySelector<SVGElement | HTMLElement>(`[data-place="${next.row} ${next.column}"]`)
          ?.focus();
      },
    },
    /** For the element of a value. */
    valueAt: (place: Place) => ({
      'data-place': `${place.row} ${place.column}`,
      tabIndex: isAt(place, stop ?? null) ? 0 : -1,
      onFocus: () => setLast(place),
    }),
  };
}

export type ValueKeys = ReturnType<typeof useValueKeys>;

/** What an element of a drawing needs in order to be reached by keys. */
export type ValueStop = ReturnType<ValueKeys['valueAt']>;
