/** Base64 of bytes that came out of a thread, where a Buffer becomes a plain array of bytes. */
export function base64({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}
