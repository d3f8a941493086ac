import { codeOf } from './built-in-formats.js';
import { shownCode } from './date-format.js';

/** A quoted text or an escaped character; one that is no mark stands between numbers as a space does. */
const LITERAL = /"([^"]*)"|\\(.)/g;
const HALVES = /am\/pm|a\/p/i;
const TIME = /^(?:\[(?:h+|m+|s+)\]|h+|m+|s+|am\/pm|a\/p|0+|[\s:.,])+$/i;
const PARTS = /\[?(h+|m+|s+)\]?|am\/pm|a\/p|\.0+/gi;
const SECONDS_A_DAY = 86_400;

/**
 * The code of a format that shows a time or a duration and no day; undefined for every other format. Minutes
 * alone are written like months, so that a time shows hours or seconds.
 */
export function timeCode(format: string | number | undefined): string | undefined {
  const code = shownCode((codeOf(format) ?? '').replace(LITERAL, marked));
  return TIME.test(code) && /[hs]|\[m/i.test(code) ? code : undefined;
}

const marked = (_: string, quoted = '', escaped = ''): string =>
  /^[:.]$/.test(quoted + escaped) ? quoted + escaped : ' ';

/**
 * What Excel shows of a part of a day or of a duration, such as `10:30` or `36:15`; null for a number that is a
 * day as well, of which the format shows the time only.
 */
export function shownTime(days: number, code: string): string | null {
  const isElapsed = code.includes('[');
  if (days < 0 || (days >= 1 && !isElapsed)) return null;
  const seconds = Math.round(days * SECONDS_A_DAY);
  const halves = HALVES.test(code);
  return code
    .replace(PARTS, (part, unit: string | undefined) => {
      if (!unit) return part.startsWith('.') ? '' : seconds < SECONDS_A_DAY / 2 ? 'AM' : 'PM';
      const count = inUnit(seconds, unit[0]!.toLowerCase(), part.startsWith('['));
      const shown = halves && /h/i.test(unit) ? ((count + 11) % 12) + 1 : count;
      return String(shown).padStart(Math.min(unit.length, 2), '0');
    })
    .trim();
}

/** The whole hours, minutes or seconds: all of them, or those beyond the next larger unit. */
function inUnit(seconds: number, unit: string, isElapsed: boolean): number {
  if (unit === 'h') return isElapsed ? Math.floor(seconds / 3600) : Math.floor(seconds / 3600) % 24;
  if (unit === 'm') return isElapsed ? Math.floor(seconds / 60) : Math.floor(seconds / 60) % 60;
  return isElapsed ? seconds : seconds % 60;
}
