import preset from '../../jest.preset.mjs';

export default { ...preset, globalTeardown: '<rootDir>/test/teardown.mjs' };
