/** Functions that access the web, files, other programs, or any address given as text; also those of macros, which names may call. */
const LIVE: ReadonlySet<string> = new Set(
  'WEBSERVICE FILTERXML IMAGE RTD DDE INDIRECT CALL REGISTER REGISTER.ID EVALUATE EXEC EXECUTE INITIATE POKE REQUEST FILES DIRECTORY SQL.REQUEST STOCKHISTORY IMPORTTEXT IMPORTCSV PY TRANSLATE DETECTLANGUAGE COPILOT'.split(
    ' ',
  ),
);
/** Prefixes of newer functions in files; `_xleta.` marks a function that is passed as a value. */
const PREFIX = /^(?:_xl(?:fn|ws|udf|eta)\.)+/i;

/**
 * Whether a word of a formula calls a live function, or passes one as a value.
 *
 * @param isCall whether an opening parenthesis follows the word
 */
export function isLiveFunction(word: string, isCall: boolean): boolean {
  const name = word.replace(PREFIX, '');
  return (isCall || name !== word) && LIVE.has(name.toUpperCase());
}

/** Matches every formula that may contain a live function; other formulas need not be scanned for one. */
export const MAY_BE_LIVE = new RegExp(
  `${[...LIVE].join('|').replaceAll('.', '\\.')}|HYPERLINK`,
  'i',
);

const FOLLOWED: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'ftp', 'tel']);
// oxlint-disable-next-line no-control-regex -- programs ignore these characters in addresses
const IGNORED = /[\u0000-\u0020]/g;

/**
 * Whether an address is safe to click: a web page, a mail address or telephone number, or a path relative
 * to the workbook. Files of a server (where opening one would sign in), scripts and other programs are
 * not.
 */
export function isHarmlessAddress(address: string): boolean {
  const written = address.replace(IGNORED, '');
  const scheme = /^([^/\\?#:]*):/.exec(written)?.[1];
  if (scheme !== undefined) return FOLLOWED.has(scheme.toLowerCase());
  return !/^[/\\]{2}/.test(written);
}
