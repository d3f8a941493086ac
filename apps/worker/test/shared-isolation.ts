import { Isolation } from '../src/isolation/isolation.js';
import { processTasks } from '../src/isolation/process-tasks.js';
import type { TaskInput, TaskName, TaskOptions, TaskResult } from '../src/isolation/task.js';

/** All workers of a test process have their threads and child processes from here, which are slow to start. */
export const sharedIsolation = new Isolation();
(globalThis.endAfterTests ??= []).push(() => sharedIsolation.close());

const SMALL_BYTES = 40_000;

/**
 * The same for tests of what becomes of what was read: a small workbook is read by the tests' own process, since a
 * child process takes 0.3 s of processor time for each. What is refused is read by a child process too.
 */
export const readingHere: Pick<Isolation, keyof Isolation> = {
  async run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options: TaskOptions,
  ): Promise<TaskResult<Name>> {
    if (name in processTasks && input instanceof Uint8Array && input.length < SMALL_BYTES) {
      const task = processTasks[name as 'readSurvey'];
      const result = await task(input, options.onProgress ?? (() => {})).catch(() => null);
      if (result) return structuredClone(result) as TaskResult<Name>;
    }
    return sharedIsolation.run(name, input, options);
  },
  warm() {},
  close: async () => {},
};
