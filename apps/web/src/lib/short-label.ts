/** `Triwulan III 2025` as it stands where there is little room: `TW III 2025`. */
export const shortLabel = (label: string) => label.replace(/^triwulan\b/i, 'TW');
