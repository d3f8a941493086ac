import { respond } from './http';

const KEPT_FOR_MS = 60_000;

export interface Downloaded {
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Fetches a file and saves it under the name the server gives it. Throws what a call throws. */
export async function download(path: string, fallbackName: string): Promise<Downloaded> {
  const response = await respond('GET', path);
  const blob = await response.blob();
  const fileName = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  saveBlob(blob, fileName);
  return { fileName, sizeBytes: blob.size };
}

/** The file name in a `Content-Disposition`; the form for other alphabets first (RFC 6266). */
export function fileNameOf(disposition: string | null): string | null {
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

/** Saves what the browser holds as a file of the person's own. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}

/** Saves a text; the mark at its start tells Excel that it is UTF-8. */
export function saveText(text: string, fileName: string): void {
  const mediaType = fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
  saveBlob(new Blob(['\uFEFF', text], { type: `${mediaType};charset=utf-8` }), fileName);
}
