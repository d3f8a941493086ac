import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/jest.page.mjs'],
  setupFilesAfterEnv: ['<rootDir>/jest.clean-page.mjs'],
};
