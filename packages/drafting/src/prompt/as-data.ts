/** JSON between `<data>` tags; `<` and `>` are escaped, so that no content can close the tags. */
export function asData(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<data>\n${json}\n</data>`;
}
