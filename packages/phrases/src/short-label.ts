/** A short form of a quarter's label: `Triwulan III 2025` becomes `TW III 2025`. */
export const shortLabel = (label: string) => label.replace(/^triwulan\b/i, 'TW');
