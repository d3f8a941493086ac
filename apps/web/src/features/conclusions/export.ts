import { toast } from '../../components/toast';
import { saveBlob, saveText } from '../../lib/download';
import type { Conclusion } from './api';
import { copy } from './copy';
import { fileNameOf, plainText } from './plain-text';

export function exportText(one: Conclusion): void {
  const fileName = fileNameOf(one, 'txt');
  saveText(plainText(one), fileName);
  toast(copy.exported(fileName));
}

/** Saves conclusions as one Word document, whose name says when it has several. */
export async function exportDocument(conclusions: readonly Conclusion[]): Promise<void> {
  const [first] = conclusions;
  if (!first) return;
  const fileName = conclusions.length === 1 ? fileNameOf(first, 'docx') : 'kesimpulan_liaison.docx';
  try {
    const { documentOf } = await import('./document');
    saveBlob(await documentOf(conclusions), fileName);
    toast(copy.exported(fileName));
  } catch {
    toast(copy.documentFailed, { kind: 'error' });
  }
}
