/** Puts arguments into the braces of a sentence: `{sheets} lembar` becomes `12 lembar`. */
export function fill(sentence: string, args: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(args[name] ?? braces));
}
