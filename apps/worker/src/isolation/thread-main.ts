import { CodedError } from '@lqc/contracts';
import type { FromThread, Task } from './task.js';
import { type ThreadTasks, threadTasks } from './thread-tasks.js';

/** Carries out one task in the thread pool; Piscina calls the default export. */
export default async function carryOut({ name, input }: Task): Promise<FromThread> {
  const task = threadTasks[name as keyof ThreadTasks] as ThreadTasks[keyof ThreadTasks] | undefined;
  if (!task) throw new Error(`no task ${name} in this build: apps/worker is to be built anew`);
  try {
    return { type: 'done', result: await task(input as never) };
  } catch (error) {
    if (error instanceof CodedError) return { type: 'refused', code: error.code, args: error.args };
    throw error;
  }
}
