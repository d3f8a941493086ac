/** Replaces placeholders by arguments: `{sheets} lembar` becomes `12 lembar`; unknown ones stay. */
export function fill(sentence: string, args: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(args[name] ?? braces));
}
