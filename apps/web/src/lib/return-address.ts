/**
 * The address to open after signing in: the interrupted one if it is within the product, else home.
 */
export function safeReturnAddress(from: string | undefined): string {
  const isOwn = from !== undefined && /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return isOwn ? from : '/homepage';
}

/** The address after signing in; home when the tab belonged to another person before. */
export function addressAfter(
  from: string | undefined,
  people: { readonly before: string | null; readonly now: string },
): string {
  const isSame = people.before === null || people.before === people.now;
  return isSame ? safeReturnAddress(from) : '/homepage';
}
