/** SQL: `orderOf` of the calendar quarter that rows of this alias have. */
export const orderOfQuarter = (of: string): string => `(${of}.year * 4 + ${of}.quarter - 1)`;
