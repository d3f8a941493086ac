/** The source of a pattern that finds `text` as it is. `RegExp.escape` is missing on Node 20. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The same with any white space between the words. */
export const wordsPattern = (text: string): string => literalPattern(text).replace(/\s+/g, '\\s+');
