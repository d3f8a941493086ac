/** A path without the escapes of addresses (`%20`); one that has none, or wrong ones, is unchanged. */
export function unescapePercent(path: string): string {
  try {
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}
