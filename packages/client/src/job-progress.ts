import type { JobResponse } from '@lqc/contracts';

/** How long work stands: its bytes are on their way (0…1), or the server works (0…100). */
export type JobProgress =
  | { readonly phase: 'sending'; readonly share: number }
  | {
      readonly phase: 'working';
      readonly jobId: string;
      readonly progress: number;
      readonly step: string | null;
      /** What has been written so far, where the work writes text. */
      readonly draft?: string | null;
    };

export type OnProgress = (progress: JobProgress) => void;

const ENDED: ReadonlySet<JobResponse['status']> = new Set(['completed', 'failed', 'cancelled']);

export const hasEnded = ({ status }: JobResponse): boolean => ENDED.has(status);
