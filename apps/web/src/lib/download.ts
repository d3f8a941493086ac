import type { ServedFile } from '@lqc/client';

const KEPT_FOR_MS = 60_000;

export interface Downloaded {
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Saves a file once it is there, under the name the server gives it. Throws what its call throws. */
export async function download(
  served: Promise<ServedFile>,
  fallbackName: string,
): Promise<Downloaded> {
  const { blob, fileName: given } = await served;
  const fileName = given ?? fallbackName;
  saveBlob(blob, fileName);
  return { fileName, sizeBytes: blob.size };
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
