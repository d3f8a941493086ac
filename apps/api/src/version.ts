import { createRequire } from 'node:module';

/** The product's version, as its package says. */
export const VERSION = (createRequire(import.meta.url)('../package.json') as { version: string })
  .version;
