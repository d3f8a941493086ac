import { decimal } from './figures.js';

/** Replaces placeholders by arguments: `{limit} token` becomes `1.000 token`; unknown ones stay. */
export function fill(sentence: string, args: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = args[name] ?? braces;
    return typeof value === 'number' ? decimal(value, 0) : value;
  });
}
