/** Puts a text on the clipboard; gives whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  // Plain http, as within an office, has no clipboard of its own.
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

function copyBySelection(text: string): boolean {
  const last = document.activeElement;
  // Inside the open dialog, for that holds the focus.
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

/** Puts a picture on the clipboard; gives whether that worked (plain http cannot). */
export async function copyImage(picture: Blob): Promise<boolean> {
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return false;
  return navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]).then(
    () => true,
    () => false,
  );
}
