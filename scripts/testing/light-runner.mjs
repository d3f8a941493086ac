import { register } from 'node:module';
// @ts-expect-error It ships no types.
import LightRunner from 'jest-light-runner';
import { shuffled } from './shuffled.mjs';

// Jest's own runner loads every module anew for each test file, which took most of the processor time of
// `npm test`. This one loads them once for all test files of a room, by Node's own loader.

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

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
}
