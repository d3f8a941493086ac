/** A number for one request: it stands in the logs of gateway and worker, and in an error's notice. */
export function requestId(): string {
  // `crypto.randomUUID` is missing where the page comes without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
