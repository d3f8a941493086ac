/** A number as a table shows it: with the decimals that it has, at most six. */
export const shownNumber = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 }).format;
