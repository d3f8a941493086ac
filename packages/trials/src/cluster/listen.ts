import { Client } from '@lqc/client';
import type { JobResponse } from '@lqc/contracts';

/** Listens to a run's events; `ended` resolves with the stream, cut or closed. */
export function listen(address: string, jobId: string, token: string) {
  const headers = () => ({ authorization: `Bearer ${token}` });
  const client = new Client({ baseUrl: () => address, headers });
  const seen: JobResponse[] = [];
  const read = async () => {
    for await (const job of client.listen('jobEvents', { params: { id: jobId } })) seen.push(job);
  };
  return { seen, ended: read().catch(() => {}) };
}
