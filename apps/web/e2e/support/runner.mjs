import TestRunner from 'jest-runner';
import { stopShared } from './shared.mjs';

/** One journey after the other in this process, where they share a product; it ends with the last. */
export default class extends TestRunner {
  /** @override */
  isSerial = true;

  /**
   * @override
   * @param {Parameters<TestRunner['runTests']>} run
   */
  async runTests(...run) {
    try {
      await super.runTests(...run);
    } finally {
      await stopShared();
    }
  }
}
