import type { ServedFile } from '@lqc/client';

const KEPT_FOR_MS = 60_000;

/** Downloads a file and saves it under the server's name for it, which it gives. Throws the errors of the call. */
export async function download(served: Promise<ServedFile>, fallbackName: string): Promise<string> {
  const { blob, fileName: given } = await served;
  const fileName = given ?? fallbackName;
  saveBlob(blob, fileName);
  return fileName;
}

/** Saves data of the page as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads the data after the click, so the address must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}

/** Saves a text file with a byte order mark, by which Excel recognises UTF-8. */
export function saveText(text: string, fileName: string): void {
  const mediaType = fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
  saveBlob(new Blob(['\uFEFF', text], { type: `${mediaType};charset=utf-8` }), fileName);
}
