/** What stays in this browser whoever signs in next; everything else goes with its person. */
const OF_THE_BROWSER: ReadonlySet<string> = new Set(['rememberMe', 'savedUsername', 'theme']);

/** Reads JSON that this browser stores; null where there is none or somebody spoilt it. */
export function readStored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

/** Removes what is stored of the person who used this browser; nothing in it is a secret. */
export function forgetPerson(): void {
  for (const key of Object.keys(localStorage))
    if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key);
}
