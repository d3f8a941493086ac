/** Answers that the data cannot give begin like this; the product recognises them by it. */
export const DECLINE_OPENING = 'Data sesi ini tidak memuat';
