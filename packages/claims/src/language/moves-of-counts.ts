/** Said of what is counted, never of an average: "jawaban sah bertambah dua". */
export const MOVES_OF_COUNTS: ReadonlySet<string> = new Set(['bertambah', 'berkurang']);
