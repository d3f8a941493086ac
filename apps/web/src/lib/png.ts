import { PNG_MEDIA_TYPE } from '@lqc/contracts';

/** A base64 PNG as a `data:` URL. */
export const pngAddress = (base64: string) => `data:${PNG_MEDIA_TYPE};base64,${base64}`;

/** A base64 PNG as bytes. */
export function pngBlob(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: PNG_MEDIA_TYPE });
}
