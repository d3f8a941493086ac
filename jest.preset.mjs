import { fileURLToPath } from 'node:url';

/** @param {string} name */
const inTesting = (name) => fileURLToPath(new URL(`scripts/testing/${name}.mjs`, import.meta.url));

/** One jest configuration for every room that runs in Node; the runner's hooks load the sources. */
export default {
  runner: inTesting('light-runner'),
  globalTeardown: inTesting('end-what-is-shared'),
  testMatch: ['**/{src,test}/**/*.test.ts'],
};
