/** Where signing in leads: the address it interrupted, if it is one of our own; else home. */
export function safeReturnAddress(from: string | undefined): string {
  const isOwn = from !== undefined && /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return isOwn ? from : '/homepage';
}

/** Whoever signs in where another person's session ended starts at home, not at their work. */
export function addressAfter(
  from: string | undefined,
  people: { readonly before: string | null; readonly now: string },
): string {
  const isSame = people.before === null || people.before === people.now;
  return isSame ? safeReturnAddress(from) : '/homepage';
}
