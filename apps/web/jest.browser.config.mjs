import preset from '../../jest.preset.mjs';

/** Journeys in a real Chromium against the real product, started as a person starts it. */
export default {
  ...preset,
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  testTimeout: 120_000,
  maxWorkers: 1,
};
