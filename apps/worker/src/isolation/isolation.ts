import { type Weight, WEIGHTS } from '@lqc/contracts';
import { Processes, type ProcessLimits } from './processes.js';
import type { ProcessTasks } from './process-tasks.js';
import type { TaskInput, TaskName, TaskOptions, TaskResult } from './task.js';
import { Threads } from './threads.js';

// Only their names: what the tasks load stays out of the worker itself.
const IN_PROCESS: Readonly<Record<keyof ProcessTasks, true>> = {
  readSurvey: true,
  readRegister: true,
  recogniseWorkbook: true,
  merge: true,
  mergeAlone: true,
};

/**
 * The one door to work that must not hold up the worker, or bring it down. What touches files that
 * strangers made is done in a process with limits of time and memory, what is made of data alone in
 * threads with a limit of memory.
 */
export class Isolation {
  readonly #processes: Processes;
  readonly #threads = Object.fromEntries(
    WEIGHTS.map((weight) => [weight, new Threads()]),
  ) as Record<Weight, Threads>;

  constructor(limits?: ProcessLimits) {
    this.#processes = new Processes(limits);
  }

  /** Keeps a process ready, so that the next file need not wait for its start. */
  warm(): void {
    this.#processes.warm();
  }

  /** @throws CodedError with the reason; the signal's reason when it is aborted */
  async run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { weight, signal, onProgress, timeoutMs }: TaskOptions,
  ): Promise<TaskResult<Name>> {
    const task = { name, input };
    const result =
      name in IN_PROCESS
        ? this.#processes.run(task, signal, onProgress, timeoutMs)
        : this.#threads[weight].run(task, signal);
    return (await result) as TaskResult<Name>;
  }

  async close(): Promise<void> {
    this.#processes.close();
    await Promise.all(WEIGHTS.map((weight) => this.#threads[weight].close()));
  }
}
