/** Where signing in leads: the address it interrupted, if it is one of our own; else home. */
export function safeReturnAddress(from: string | undefined): string {
  const isOwn = from !== undefined && /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return isOwn ? from : '/homepage';
}
