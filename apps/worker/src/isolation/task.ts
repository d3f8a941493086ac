import type { ErrorArguments, ErrorCode, Weight } from '@lqc/contracts';
import type { OnProgress, ProcessTasks } from './process-tasks.js';
import type { ThreadTasks } from './thread-tasks.js';

type Tasks = ProcessTasks & ThreadTasks;

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Where a child process's guard writes why it ends it: the file descriptor after the usual four. */
export const GUARD_SAYS = 4;
/** What a child process had too much of when its guard ended it. */
export type Exceeded = 'memory' | 'processor';

/** A task as it is sent to a thread. */
export interface Task<Name extends TaskName = TaskName> {
  readonly name: Name;
  readonly input: TaskInput<Name>;
}

/** A task as it is sent to a child process, with the processor time that it may take. */
export interface LimitedTask extends Task {
  readonly maxProcessorMs: number;
}

export interface TaskOptions {
  /** Weight of the task's run. Each weight has threads of its own, so that clicks wait for no batch. */
  readonly weight: Weight;
  /** Who asked for it: persons take turns at the threads. */
  readonly ownerId: string;
  /** Ends the task when aborted, as it is when the run is cancelled or takes too long. */
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
  /** A shorter limit of processor time than the usual one, for tasks in a child process. */
  readonly maxProcessorMs?: number;
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
