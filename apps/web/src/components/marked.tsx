import { Fragment } from 'react';

/** A text with highlighted parts; marks are [start, end] in order and without overlaps. */
export function Marked({
  text,
  marks,
}: {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], position) => (
        <Fragment key={start}>
          {text.slice(ends[position], start)}
          <mark className="rounded-sm bg-mark text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
