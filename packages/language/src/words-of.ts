/** The words of a list that is written as text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
