import type { ErrorArguments, ErrorCode, Weight } from '@lqc/contracts';
import type { OnProgress, ProcessTasks } from './process-tasks.js';
import type { ThreadTasks } from './thread-tasks.js';

type Tasks = ProcessTasks & ThreadTasks;

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** A task as it is sent to a child process or thread. */
export interface Task<Name extends TaskName = TaskName> {
  readonly name: Name;
  readonly input: TaskInput<Name>;
}

export interface TaskOptions {
  /** Weight of the task's run. Each weight has threads of its own, so that clicks wait for no batch. */
  readonly weight: Weight;
  /** Who asked for it: persons take turns at the threads. */
  readonly ownerId: string;
  /** Ends the task when aborted, as it is when the run is cancelled or takes too long. */
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
  /** A shorter limit than the usual one, for tasks in a child process. */
  readonly timeoutMs?: number;
}

/** A coded failure as data, since an error sent between processes loses its class. */
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
