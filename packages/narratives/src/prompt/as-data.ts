/** JSON between marks that nothing inside it can close. */
export function asData(data: unknown): string {
  const json = JSON.stringify(data, null, 1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<data>\n${json}\n</data>`;
}
