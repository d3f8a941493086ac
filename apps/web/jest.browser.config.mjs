import preset from '../../jest.preset.mjs';

/** Journeys in a real Chromium against the real product, started once as a person starts it. */
export default { ...preset, testMatch: ['<rootDir>/e2e/*/*.e2e.ts'] };
