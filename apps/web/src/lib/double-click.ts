/** The second click of a double-click comes within this time of the first, as systems have it by default. */
export const DOUBLE_CLICK_MS = 500;
