import { Raw } from 'typeorm';

// Times are by the database's clock, so that processes with wrong clocks agree.

/** As a column's value: the present. */
export const now = () => 'now()';

/** Condition on a time: longer ago than so many milliseconds. */
export const longerAgoThan = (ms: number) =>
  Raw((time) => `${time} < now() - :ms * interval '1 ms'`, { ms });

/** Condition on a time: after so many milliseconds ago. */
export const since = (ms: number) =>
  Raw((time) => `${time} > now() - :ms * interval '1 ms'`, { ms });
