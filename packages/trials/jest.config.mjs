import preset from '../../jest.preset.mjs';

export default { ...preset, testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/*.test.ts'] };
