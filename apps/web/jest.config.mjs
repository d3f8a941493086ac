import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  testEnvironmentOptions: { customExportConditions: ['liaison-source', 'browser'] },
  transformIgnorePatterns: [],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
