import { CodedError } from '@lqc/contracts';
import { imageSize } from 'image-size';

/**
 * Of the pictures above or below a page together, in millions: what a scanner makes of half a page.
 * Whoever opens or prints the report holds some 4 bytes of each pixel, however few bytes the file has.
 */
const MOST_MEGAPIXELS = 16;
/** What programs take a picture for by its bytes, whatever its name says. */
const KINDS = new Set(['png', 'jpg', 'gif']);

/** @throws CodedError `REPORT_TEMPLATE_PICTURE` for pictures of more pixels, or that are none */
export function requireSmallPictures(pictures: readonly Uint8Array[]): void {
  const pixels = pictures.map(pixelsOf).reduce((sum, some) => sum + some, 0);
  if (pixels > MOST_MEGAPIXELS * 1e6)
    throw new CodedError('REPORT_TEMPLATE_PICTURE', { limit: MOST_MEGAPIXELS });
}

function pixelsOf(picture: Uint8Array): number {
  try {
    const { width, height, type = '' } = imageSize(picture);
    return KINDS.has(type) ? width * height : Infinity;
  } catch {
    return Infinity;
  }
}
