/** Phrases that mean the same, written parted by bars. */
export const listed = (phrases: string) => phrases.split('|').map((phrase) => phrase.trim());
