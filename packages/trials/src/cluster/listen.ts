import type { JobResponse } from '@lqc/contracts';

/** Listens to a run's events; `ended` resolves with the stream, cut or closed. */
export async function listen(address: string, jobId: string, token: string) {
  const response = await fetch(`${address}/api/v1/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const seen: JobResponse[] = [];
  const read = async () => {
    let text = '';
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) seen.push(JSON.parse(data) as JobResponse);
      }
    }
  };
  return { seen, ended: read().catch(() => {}) };
}
