import { decimal } from './figures.js';

/**
 * Replaces placeholders by arguments: `{sheets} lembar` becomes `12 lembar`, `{limit#} token` becomes
 * `1.000 token`; unknown ones stay.
 */
export function fill(sentence: string, args: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)(#?)\}/g, (_braces, name: string, isGrouped: string) => {
    const value = args[name] ?? `{${name}}`;
    return isGrouped && typeof value === 'number' ? decimal(value, 0) : String(value);
  });
}
