/** The words of a list that is written as one string, separated by white space. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
