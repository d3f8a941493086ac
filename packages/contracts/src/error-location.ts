const FRAMES = 6;

/**
 * What a log may say of an unforeseen error: its kind and where it happened. Its message may quote
 * a file's content or a statement's values.
 */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, FRAMES).map((frame) => frame.trim())].join(' ');
}
