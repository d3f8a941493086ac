/** Whether all of many kinds and sizes are tried: `npm run nightly` does, and by day the first of them are. */
export const BY_NIGHT = Boolean(process.env.MUTATION_RUNS);
