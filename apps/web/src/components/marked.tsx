import { Fragment } from 'react';
import { cx } from '../lib/cx';

/** A text with highlighted parts; marks are [start, end] in order and without overlaps. */
export function Marked({
  text,
  marks,
  isBold = false,
}: {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
  readonly isBold?: boolean;
}) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], position) => (
        <Fragment key={start}>
          {text.slice(ends[position], start)}
          <mark className={cx('rounded-sm bg-mark text-ink', isBold && 'px-0.5 font-semibold')}>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
