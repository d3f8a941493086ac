import { register } from 'node:module';
// @ts-expect-error It ships no types.
import LightRunner from 'jest-light-runner';
import './optimise-late.mjs';
import { shuffled } from './shuffled.mjs';

// Jest's own runner loads every module anew for each test file, which took most of the processor time of
// `npm test`. This one loads them once for all test files of a room, by Node's own loader.

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

/** A test that waits for ever is to be named, and not to hold up the run; by night files take hours. */
const FILE_WITHIN_MS =
  process.env.MUTATION_RUNS || process.env.CAPTURE_RUNS ? 2 ** 31 - 1 : 20 * 60_000;

/** Runs test files one after the other in jest's own process, where they share the modules that they import. */
export default class extends LightRunner {
  /**
   * @param {{ readonly maxWorkers: number }} globalConfig
   * @param {...unknown} options
   */
  constructor(globalConfig, ...options) {
    super({ ...globalConfig, maxWorkers: 1 }, ...options);
  }

  /**
   * @param {readonly { readonly path: string }[]} tests
   * @param {...unknown} options
   */
  runTests(tests, ...options) {
    return super.runTests(
      shuffled(tests, ({ path }) => path),
      ...options,
    );
  }

  /** @param {{ readonly path: string }} test */
  async _runTest(test) {
    const late = setTimeout(() => {
      // @ts-expect-error The runner makes it global.
      const { currentTestName } = globalThis.expect?.getState() ?? {};
      console.error(`${test.path} has not ended after 20 minutes: ${currentTestName}`);
      process.exit(1);
    }, FILE_WITHIN_MS);
    try {
      // oxlint-disable-next-line no-underscore-dangle -- The runner's own name for it.
      return await super._runTest(test);
    } finally {
      clearTimeout(late);
    }
  }
}
