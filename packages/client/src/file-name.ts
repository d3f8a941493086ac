/** The file name in a `Content-Disposition`; the encoded `filename*` is preferred (RFC 6266). */
export function fileNameIn(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded) return decoded(encoded);
  const [, quoted, bare] =
    /filename=(?:"((?:\\.|[^"])*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
