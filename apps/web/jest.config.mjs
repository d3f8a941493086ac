import { readFileSync } from 'node:fs';

const swcrc = new URL('../../.swcrc', import.meta.url);
const { $schema: _, ...swc } = JSON.parse(readFileSync(swcrc, 'utf8'));

/** Components in jsdom need a global object of their own for each file, which only jest's own runner gives. */
export default {
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  testEnvironmentOptions: { customExportConditions: ['liaison-source', 'browser'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.tsx?$': ['@swc/jest', { ...swc, sourceMaps: 'inline' }] },
  transformIgnorePatterns: [],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 60_000,
  // Kept from run to run: the temporary folder of a run goes with it.
  cacheDirectory: '<rootDir>/../../node_modules/.cache/jest',
  silent: true,
};
