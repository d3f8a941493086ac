import { placeOn, WHOLE_SCALE } from '@lqc/phrases';

const percentOf = placeOn(WHOLE_SCALE, [0, 100]);

/** An average on the scale from 1 to 5, whose middle means that nothing changed; small samples are hollow. */
export function ScaleMark({ average, isSmall }: { average: number; isSmall: boolean }) {
  return (
    <span
      aria-hidden
      className="relative mr-3 inline-block h-3 w-20 align-middle max-sm:hidden 2xl:w-32"
    >
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      <span className="absolute inset-y-0 left-1/2 border-l border-control" />
      <span
        className={`absolute top-1/2 -mt-1 -ml-1 size-2 rounded-full border border-ink ${isSmall ? 'bg-surface' : 'bg-ink'}`}
        style={{ left: `${percentOf(average)}%` }}
      />
    </span>
  );
}
