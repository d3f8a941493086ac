/** An id for one request, which appears in the logs of gateway and worker and in error messages. */
export function requestId(): string {
  // Browsers offer `crypto.randomUUID` only to pages served with TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
