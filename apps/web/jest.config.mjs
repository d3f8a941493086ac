import { readFileSync } from 'node:fs';
import preset from '../../jest.preset.mjs';

const swcrc = new URL('../../.swcrc', import.meta.url);
const { $schema: _, ...swc } = JSON.parse(readFileSync(swcrc, 'utf8'));

/** What needs a page has one of its own for each file, which only jest's own runner gives. */
const inPages = {
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  testEnvironmentOptions: { customExportConditions: ['liaison-source', 'browser'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.tsx?$': ['@swc/jest', { ...swc, sourceMaps: 'inline' }] },
  transformIgnorePatterns: [],
  testMatch: ['<rootDir>/src/**/*.dom.test.ts', '<rootDir>/src/**/*.test.tsx'],
  // Kept from run to run: the temporary folder of a run goes with it.
  cacheDirectory: '<rootDir>/../../node_modules/.cache/jest',
};

const plain = {
  ...preset,
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
};

export default { projects: [inPages, plain], testTimeout: 60_000, silent: true };
