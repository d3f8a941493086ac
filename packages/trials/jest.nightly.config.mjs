import preset from '../../jest.preset.mjs';

/** Trials that take minutes, for `npm run nightly`. */
export default { ...preset, testMatch: ['<rootDir>/test/nightly/*.test.ts'] };
