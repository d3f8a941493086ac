/** Functions that ask the web, another program, or whatever place a text names. */
const LIVE: ReadonlySet<string> = new Set(
  'WEBSERVICE FILTERXML IMAGE RTD INDIRECT CALL REGISTER.ID SQL.REQUEST STOCKHISTORY IMPORTTEXT IMPORTCSV PY TRANSLATE DETECTLANGUAGE COPILOT'.split(
    ' ',
  ),
);
/** How newer functions are written in files; `_xleta.` is a function that is handed on as a value. */
const PREFIX = /^(?:_xl(?:fn|ws|udf|eta)\.)+/i;

/** Whether a word of a formula calls, or hands on, a function that reaches beyond its own sheet's data. */
export function isLiveFunction(word: string, isCall: boolean): boolean {
  const name = word.replace(PREFIX, '');
  return (isCall || name !== word) && LIVE.has(name.toUpperCase());
}

/** Formulas without one of these words hold no such function, and need not be taken apart. */
export const MAY_BE_LIVE = new RegExp(
  `${[...LIVE].join('|').replaceAll('.', '\\.')}|HYPERLINK`,
  'i',
);

const FOLLOWED: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'ftp', 'tel']);
// oxlint-disable-next-line no-control-regex -- what programs pass over before an address
const PASSED_OVER = /[\u0000-\u0020]/g;

/**
 * Whether an address leads to the web, a mailbox or beside the workbook: no file of the reader's machine
 * or of a server that is signed in to, no script, no other program.
 */
export function isHarmlessAddress(address: string): boolean {
  const written = address.replace(PASSED_OVER, '');
  const scheme = /^([^/\\?#:]*):/.exec(written)?.[1];
  if (scheme !== undefined) return FOLLOWED.has(scheme.toLowerCase());
  return !/^[/\\]{2}/.test(written);
}
