import { copyText } from '../lib/clipboard';
import { toast } from './toast';

/** Copies a text to the clipboard and tells whether that worked. */
export function copyAndTell(
  text: string,
  say: { readonly copied: string; readonly copyFailed: string },
): void {
  void copyText(text).then((isCopied) =>
    isCopied ? toast(say.copied) : toast(say.copyFailed, { kind: 'error' }),
  );
}
