import { type Weight, WEIGHTS } from '@lqc/contracts';
import { Processes } from './processes.js';
import type { ProcessTasks } from './process-tasks.js';
import type { TaskInput, TaskName, TaskOptions, TaskResult } from './task.js';
import { Threads } from './threads.js';

// Their names are listed here, since importing the tasks would load the workbook reader into the worker.
const IN_PROCESS: Readonly<Record<keyof ProcessTasks, true>> = {
  readSurvey: true,
  readRegister: true,
  recogniseWorkbook: true,
  merge: true,
  mergeAlone: true,
};

/**
 * Carries out work that must neither block the worker nor crash it. Work on uploaded files, which may
 * be damaged or hostile, is done in child processes with limits of processor time and memory; work on data that
 * was already read is done in threads with a memory limit.
 */
export class Isolation {
  readonly #processes = new Processes();
  readonly #threads = Object.fromEntries(
    WEIGHTS.map((weight) => [weight, new Threads()]),
  ) as Record<Weight, Threads>;

  /** Starts a spare child process, so that the next file need not wait for one to start. */
  warm(): void {
    this.#processes.warm();
  }

  /** @throws CodedError with the reason; the signal's reason when it is aborted */
  async run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { weight, ownerId, signal, onProgress, maxProcessorMs }: TaskOptions,
  ): Promise<TaskResult<Name>> {
    const task = { name, input };
    const result =
      name in IN_PROCESS
        ? this.#processes.run(task, signal, onProgress, maxProcessorMs)
        : this.#threads[weight].run(task, { signal, ownerId });
    return (await result) as TaskResult<Name>;
  }

  async close(): Promise<void> {
    this.#processes.close();
    await Promise.all(WEIGHTS.map((weight) => this.#threads[weight].close()));
  }
}
