import { Isolation } from '../src/isolation/isolation.js';

/** All workers of a test process have their threads and child processes from here, which are slow to start. */
export const sharedIsolation = new Isolation();
(globalThis.endAfterTests ??= []).push(() => sharedIsolation.close());
