const FRAMES = 6;

/**
 * The part of an unexpected error that may be logged: its name and stack frames. Its message is
 * left out, since it may quote a file's content or the values of an SQL statement.
 */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, FRAMES).map((frame) => frame.trim())].join(' ');
}
