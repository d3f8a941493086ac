import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['liaison-source', 'browser'] },
  transformIgnorePatterns: [],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
