import { setTimeout as pause } from 'node:timers/promises';
import { sampleSession } from '@lqc/analysis/testing';
import { LLM_DEFAULTS } from '@lqc/contracts';
import { nobody, startModelStandIn } from '@lqc/drafting/testing';
import type { JobContext } from '../runtime/job-context.js';
import { modelWriting } from './draft-section.js';

const PAUSE_MS = 1500;

test('after three failures in a row the other sections fail at once, also of a busy model', async () => {
  const statuses = [401, 401];
  const standIn = await startModelStandIn(nobody, () => ({
    kind: 'status',
    status: statuses.shift() ?? 429,
  }));
  try {
    const context = {
      database: {
        settings: { llm: async () => LLM_DEFAULTS, limits: async () => ({}) },
        names: { all: async () => [] },
        usage: { spentModelBudget: async () => null },
      },
      ownerId: 'a',
      llm: { baseUrl: standIn.url, apiKey: 'kunci' },
      signal: new AbortController().signal,
    } as unknown as JobContext;
    const writing = await modelWriting(await sampleSession(), context, [PAUSE_MS]);
    const write = async (target: string) => {
      const [failed] = await writing.write([{ kind: 'indikator', target }]);
      return failed;
    };
    expect(await write('harga jual')).toMatchObject({ code: 'LLM_REFUSED' });
    expect(await write('domestik')).toMatchObject({ code: 'LLM_REFUSED' });
    expect(await write('ekspor')).toMatchObject({ code: 'LLM_BUSY' });
    const calls = standIn.requests.length;
    const done = new AbortController();
    const waited = pause(PAUSE_MS / 2, 'waited', { signal: done.signal }).catch(() => 'ended');
    expect(await Promise.race([write('investasi'), waited])).toMatchObject({ code: 'LLM_BUSY' });
    done.abort();
    expect(standIn.requests).toHaveLength(calls);
  } finally {
    await standIn.stop();
  }
}, 60_000);
