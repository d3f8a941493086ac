import { readConfig } from './config.js';

const given = { DATABASE_URL: 'postgres://x@127.0.0.1/x' };

test('how much is done at once can be set for each weight of work', () => {
  const { concurrency } = readConfig({ ...given, WORKER_HEAVY_CONCURRENCY: '6' });
  expect(concurrency).toEqual({ quick: 4, heavy: 6, model: 50 });
  const onlyModel = { WORKER_QUICK_CONCURRENCY: '0', WORKER_HEAVY_CONCURRENCY: '0' };
  expect(readConfig({ ...given, ...onlyModel }).concurrency).toMatchObject({ quick: 0, heavy: 0 });
});

test.each([
  ['DATABASE_URL', 'mysql://localhost/liaison'],
  ['REDIS_URL', 'localhost:6379'],
  ['WORKER_QUICK_CONCURRENCY', 'banyak'],
  ['WORKER_HEAVY_CONCURRENCY', '201'],
  ['WORKER_MAX_MEMORY_MB', '1'],
  ['WORKER_STATUS_PORT', '70000'],
  ['LLM_BASE_URL', 'api.x.ai'],
  ['LLM_HTTP_HOSTS', 'http://x'],
  ['XAI_API_KEY', 'xai-kunci\nlain'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s ends in one sentence that names it and does not repeat it', (name, value) => {
  const read = () => readConfig({ ...given, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must .+\\.$`));
  expect(read).not.toThrow(value.length > 1 ? value : '= 1');
});

test('a worker without any slots is refused', () => {
  const none = {
    WORKER_QUICK_CONCURRENCY: '0',
    WORKER_HEAVY_CONCURRENCY: '0',
    WORKER_MODEL_CONCURRENCY: '0',
  };
  expect(() => readConfig({ ...given, ...none })).toThrow('may not all be 0');
});

test('health and metrics are served only where a port is set', () => {
  expect(readConfig(given).status).toBeUndefined();
  expect(readConfig({ ...given, WORKER_STATUS_PORT: '3001' }).status).toEqual({
    port: 3001,
    host: '127.0.0.1',
  });
});

test('the model is asked without TLS only on this machine, or where its host is named', () => {
  const near = 'http://127.0.0.1:8000/v1';
  const far = 'http://model.kantor.example/v1';
  expect(readConfig({ ...given, LLM_BASE_URL: near }).llm.baseUrl).toBe(near);
  expect(() => readConfig({ ...given, LLM_BASE_URL: far })).toThrow('LLM_HTTP_HOSTS');
  const named = { LLM_BASE_URL: far, LLM_HTTP_HOSTS: 'lain, model.kantor.example' };
  expect(readConfig({ ...given, ...named }).llm.baseUrl).toBe(far);
});
