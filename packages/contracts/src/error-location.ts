import { systemCode } from './system-code.js';

const FRAMES = 6;
/** What PostgreSQL, the system and Node give as codes; anything else might be a text. */
const CODE = /^[A-Z0-9_]{1,40}$/;

/**
 * What may be logged of the kind of an unexpected error: its name, and the code that PostgreSQL or the
 * system gave it, as `QueryFailedError 53100`. Its message is left out, since it may quote a file's content
 * or the values of an SQL statement.
 */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = systemCode(error);
  return CODE.test(code) ? `${error.name} ${code}` : error.name;
}

/**
 * The kind of an unexpected error and the places where it happened: functions with their files' names and
 * lines, but no folder, since where the product lies on a machine is nobody's business in a log.
 */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return errorKind(error);
  const frames = afterMessage(error)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [errorKind(error), ...frames.slice(0, FRAMES).map(place)].join(' ');
}

/**
 * A stack without the message above it, which may have lines that look like places. One whose message was
 * changed later begins with the message before, whose end nobody knows, so nothing of it is told.
 */
function afterMessage({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}

/** `at read (file:///srv/app/dist/reader.js:7:3)` as `at read (reader.js:7:3)`. */
function place(frame: string): string {
  const [, called = '', file = ''] = /^\s+at (.*? \((?=.*\)$)|async |)(.*)$/.exec(frame) ?? [];
  return `at ${called}${file.replace(/^.*[\\/]/, '')}`;
}
