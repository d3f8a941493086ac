/**
 * Source of a regular expression that matches `text` literally (Node 20 has no `RegExp.escape`).
 */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** As `literalPattern`, but with any white space between the words. */
export const wordsPattern = (text: string): string => literalPattern(text).replace(/\s+/g, '\\s+');
