const FORMULA = /^[=+\-@\t\r]/;

/**
 * True when a spreadsheet could take a text for a formula; some also read the full-width forms of the
 * characters that a formula begins with.
 */
export const looksLikeFormula = (text: string): boolean =>
  FORMULA.test(text.slice(0, 1).normalize('NFKC'));
