import { setTimeout as pause } from 'node:timers/promises';
import { sampleSession } from '@lqc/analysis/testing';
import { LLM_DEFAULTS, REPORT_LIMITS } from '@lqc/contracts';
import { nobody, startModelStandIn } from '@lqc/drafting/testing';
import { draftNotes } from '@lqc/phrases';
import type { JobContext } from '../runtime/job-context.js';
import { modelWriting } from './draft-section.js';

const PAUSE_MS = 1500;

const contextOf = (baseUrl: string, isolated?: unknown) =>
  ({
    database: {
      settings: { llm: async () => LLM_DEFAULTS, limits: async () => ({}) },
      names: { all: async () => [] },
      usage: { requireModelBudget: async () => {} },
    },
    ownerId: 'a',
    llm: { baseUrl, apiKey: 'kunci' },
    signal: new AbortController().signal,
    isolated,
  }) as unknown as JobContext;

test('a draft that no section could hold is written by rules instead, and says so', async () => {
  const standIn = await startModelStandIn(nobody, () => ({ kind: 'text', text: 'Baik.' }));
  const summary = 'a'.repeat(REPORT_LIMITS.sectionLength + 1);
  const isolated = async (task: string) =>
    task === 'readDraft'
      ? { form: 'claims', checked: { summary }, dropped: [], again: null }
      : [{ draft: { text: 'Menurut aturan.' } }];
  try {
    const writing = await modelWriting(await sampleSession(), contextOf(standIn.url, isolated));
    expect(await writing.write([{ kind: 'indikator', target: 'harga jual' }])).toMatchObject([
      { text: 'Menurut aturan.', writer: 'automatic', notes: [draftNotes.beyondSection] },
    ]);
  } finally {
    await standIn.stop();
  }
});

test('after three failures in a row the other sections fail at once, also of a busy model', async () => {
  const statuses = [401, 401];
  const standIn = await startModelStandIn(nobody, () => ({
    kind: 'status',
    status: statuses.shift() ?? 429,
  }));
  try {
    const context = contextOf(standIn.url);
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
