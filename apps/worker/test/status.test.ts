import { JOBS, pathOf } from '@lqc/contracts';
import { startStatusServer, type StatusServer } from '../src/status/status-server.js';
import { WorkerMetrics } from '../src/status/worker-metrics.js';
import { type Running, sampleSession, startRunningWorker } from './running-worker.js';

let running: Running;
let status: StatusServer;
let ready = true;
let metrics: WorkerMetrics;
beforeAll(async () => {
  running = await startRunningWorker(undefined, { samples: 12 });
  metrics = running.metrics;
  status = await listenOn(0, '127.0.0.1');
});
afterAll(async () => {
  await status?.close();
  await running?.stop();
});

const listenOn = (port: number, host: string) =>
  startStatusServer({ port, host, metrics, isReady: async () => ready });

test('a worker that cannot listen says by which setting', async () => {
  const { port } = status;
  await expect(listenOn(port, '127.0.0.1')).rejects.toThrow(`WORKER_STATUS_PORT ${port} is in use`);
  const nowhere = listenOn(0, '999.9.9.9');
  await expect(nowhere).rejects.toThrow('WORKER_STATUS_HOST 999.9.9.9 is no address to listen on');
});

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${status.port}${path}`);
  return { status: response.status, text: await response.text() };
};

test('a worker is alive as long as it answers, and ready while its servers are', async () => {
  expect((await get(pathOf('live'))).status).toBe(200);
  expect((await get(pathOf('ready'))).status).toBe(200);
  ready = false;
  expect((await get(pathOf('ready'))).status).toBe(503);
  expect((await get('/api/v1/users')).status).toBe(404);
});

test('what was done, how it ended and how long it waited can be read as figures', async () => {
  const sessionId = await sampleSession(running);
  await running.run('start-session', { sessionId });
  await running.run('compare-quarters', { sessionId });
  await running.run('compare-quarters', { sessionId: crypto.randomUUID() });
  await running.run('write-comparison', { sessionId });
  metrics.tokensUsed({ prompt: 1200, completion: 80 });
  metrics.modelFailed('LLM_BUSY');
  // A run's result is there a moment before its attempt is over.
  let text = '';
  while (!/outcome="ANALYSIS_NOT_FOUND"/.test(text)) ({ text } = await get(pathOf('metrics')));
  const counted = (job: keyof typeof JOBS, outcome: string) =>
    `liaison_job_duration_seconds_count{job="${job}",weight="${JOBS[job].weight}",outcome="${outcome}"} 1`;
  for (const line of [
    counted('write-comparison', 'completed'),
    counted('compare-quarters', 'completed'),
    counted('compare-quarters', 'ANALYSIS_NOT_FOUND'),
    'liaison_job_wait_seconds_count{weight="quick"} 3',
    'liaison_model_tokens_total{direction="prompt"} 1200',
    'liaison_model_tokens_total{direction="answer"} 80',
    'liaison_model_failures_total{code="LLM_BUSY"} 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/liaison_database_connections\{state="open"\} \d/);
});
