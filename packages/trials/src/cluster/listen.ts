import { Client } from '@lqc/client';
import type { JobResponse } from '@lqc/contracts';

/** Collects a run's events in `seen`; `ended` resolves when the stream ends, also when it is cut. */
export function listen(address: string, jobId: string, token: string) {
  const headers = () => ({ authorization: `Bearer ${token}` });
  const client = new Client({ baseUrl: () => address, headers });
  const seen: JobResponse[] = [];
  const read = async () => {
    for await (const job of client.listen('jobEvents', { params: { id: jobId } })) seen.push(job);
  };
  return { seen, ended: read().catch(() => {}) };
}
