import type { JobResponse } from '@lqc/contracts';

/** Progress of a run: either its upload is being sent (0…1), or the server is working (0…100). */
export type JobProgress =
  | { readonly phase: 'sending'; readonly share: number }
  | {
      readonly phase: 'working';
      readonly jobId: string;
      readonly progress: number;
      readonly step: string | null;
      /** The draft written so far, when the job writes text. */
      readonly draft?: string | null;
    };

export type OnProgress = (progress: JobProgress) => void;

const ENDED: ReadonlySet<JobResponse['status']> = new Set(['completed', 'failed', 'cancelled']);

export const hasEnded = ({ status }: JobResponse): boolean => ENDED.has(status);
