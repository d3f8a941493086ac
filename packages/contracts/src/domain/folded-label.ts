/** A file's label as it is compared with others. */
export const foldedLabel = (label: string): string => label.trim().toLowerCase();
