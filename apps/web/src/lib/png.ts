import { PNG_MEDIA_TYPE } from '@lqc/contracts';

/** A picture that came as bare base64, as an image's address. */
export const pngAddress = (base64: string) => `data:${PNG_MEDIA_TYPE};base64,${base64}`;

/** The same as bytes, to be saved or copied. */
export function pngBlob(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: PNG_MEDIA_TYPE });
}
