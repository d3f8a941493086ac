/** Bytes of a PNG before its width: signature, length and name of its first chunk. */
const WIDTH_AT = 16;

/** Width and height of a PNG in pixels. */
export function pngSize(png: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(WIDTH_AT + 4) };
}
