import { readFileSync } from 'node:fs';

const { $schema: _, ...swc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

/** One jest configuration for every package: TypeScript and ESM by SWC, as production is built. */
export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['liaison-source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.tsx?$': ['@swc/jest', { ...swc, sourceMaps: 'inline' }] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/test/**/*.test.{ts,tsx}'],
  testTimeout: 60_000,
  // Libraries that read damaged files complain loudly; what we promise stands in the tests.
  silent: true,
};
