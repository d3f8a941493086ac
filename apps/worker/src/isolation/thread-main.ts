import { CodedError } from '@lqc/contracts';
import type { FromThread, Task } from './task.js';
import { type ThreadTasks, threadTasks } from './thread-tasks.js';

/** Carries out one task in the thread pool; Piscina calls the default export. */
export default async function carryOut({ name, input }: Task): Promise<FromThread> {
  try {
    return { type: 'done', result: await threadTasks[name as keyof ThreadTasks](input as never) };
  } catch (error) {
    if (error instanceof CodedError) return { type: 'refused', code: error.code, args: error.args };
    throw error;
  }
}
