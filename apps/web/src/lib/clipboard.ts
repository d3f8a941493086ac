/** Copies a text to the clipboard; true when that worked. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers offer no clipboard API over plain http, which offices may use internally.
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

function copyBySelection(text: string): boolean {
  const last = document.activeElement;
  // Placed inside an open dialog, which otherwise takes the focus back.
  const parent = last?.closest('[role=dialog], [role=alertdialog]') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  parent.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (last instanceof HTMLElement) last.focus();
  return copied;
}

/** Copies a picture to the clipboard; true when that worked (it cannot over plain http). */
export async function copyImage(picture: Blob): Promise<boolean> {
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return false;
  return navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]).then(
    () => true,
    () => false,
  );
}
