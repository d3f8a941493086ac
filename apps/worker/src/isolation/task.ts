import type { ErrorArguments, ErrorCode, Weight } from '@lqc/contracts';
import type { OnProgress, ProcessTasks } from './process-tasks.js';
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

export interface TaskOptions {
  /** Of the run that the task belongs to: what a click needs never waits for heavy threads. */
  readonly weight: Weight;
  /** Ends the task; aborted when its run is cancelled or takes too long. */
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
  /** Of a task in a process: less than what any of them may take. */
  readonly timeoutMs?: number;
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
