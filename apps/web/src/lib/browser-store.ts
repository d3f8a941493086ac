/** Keys that stay when a person signs out; all others belong to the person and are removed. */
const OF_THE_BROWSER: ReadonlySet<string> = new Set(['rememberMe', 'savedUsername', 'theme']);

/** Begins the keys of unsent input, which outlives an expired sign-in as that of a tab does; see `device-drafts`. */
export const UNSENT_INPUT = 'typed ';

/** Reads stored JSON of the browser, or of the tab; null when there is none or it is invalid. */
export function readStored<T>(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): T | null {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON where `readStored` reads it; false where the storage is full. */
export function writeStored(
  key: string,
  value: unknown,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes everything that is stored about the signed-in person, but unsent input. */
export function forgetPerson(): void {
  for (const key of Object.keys(localStorage))
    if (!OF_THE_BROWSER.has(key) && !key.startsWith(UNSENT_INPUT)) localStorage.removeItem(key);
}
