import { TestEnvironment } from 'jest-environment-node';
import { shared } from './shared.mjs';

/** Node, and what the journeys share as the global `shared`. */
export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { shared });
  }
}
