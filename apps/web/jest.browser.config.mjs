import preset from '../../jest.preset.mjs';

/** Journeys in a real Chromium against the real product, started once as a person starts it. */
export default {
  ...preset,
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  testEnvironment: '<rootDir>/e2e/support/environment.mjs',
  runner: '<rootDir>/e2e/support/runner.mjs',
  testTimeout: 120_000,
};
