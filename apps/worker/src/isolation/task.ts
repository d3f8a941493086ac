import type { ErrorArguments, ErrorCode } from '@lqc/contracts';
import type { ProcessTasks } from './process-tasks.js';
import type { ThreadTasks } from './thread-tasks.js';

type Tasks = ProcessTasks & ThreadTasks;

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** A task on its way into a process or thread. */
export interface Task<Name extends TaskName = TaskName> {
  readonly name: Name;
  readonly input: TaskInput<Name>;
}

/** Errors cross as data, for their class would be lost. */
interface Refused {
  readonly type: 'refused';
  readonly code: ErrorCode;
  readonly args: ErrorArguments;
}

export type FromThread = { readonly type: 'done'; readonly result: unknown } | Refused;

export type FromProcess =
  | FromThread
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly done: number; readonly total: number };
