/**
 * What no reading may do: call wrong what is right, or right what is wrong. A sentence that the reader does
 * not wholly understand is left open; how many these are is judged by trial drafts, not by tables.
 */
export const isNotTurned = (found: string | undefined, isRight: boolean): boolean =>
  found === 'unchecked' || (found === 'supported') === isRight;
