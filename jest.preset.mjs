import { fileURLToPath } from 'node:url';

/** One jest configuration for every room that runs in Node; the runner's hooks load the sources. */
export default {
  runner: fileURLToPath(new URL('scripts/testing/light-runner.mjs', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
};
