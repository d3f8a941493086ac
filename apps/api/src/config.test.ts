import { readConfig } from './config.js';

const DATABASE_URL = 'postgres://liaison:secret@localhost:5432/liaison';

test('only the database must be named; everything else has a careful default', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    adminUsername: 'admin',
    adminPassword: undefined,
    behindTls: false,
  });
});

test('a setting that is set but empty counts as not set', () => {
  expect(readConfig({ DATABASE_URL, PORT: '', ADMIN_PASSWORD: '' })).toMatchObject({ port: 3000 });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/liaison'],
  ['DATABASE_URL', 'a folder of mine'],
  ['MIGRATION_DATABASE_URL', 'mysql://localhost/liaison'],
  ['MIGRATION_DATABASE_URL', DATABASE_URL],
  ['MIGRATION_DATABASE_URL', 'foo'],
  ['REDIS_URL', 'localhost:6379'],
  ['ADMIN_USERNAME', 'a b'],
  ['ADMIN_PASSWORD', 'elevenchars'],
  ['JWT_SECRET', 'x'.repeat(31)],
  ['BEHIND_TLS', 'perhaps'],
  ['ALLOWED_HOSTS', 'http://x y,;'],
  ['ALLOWED_HOSTS', 'kantor.example:8080'],
  ['LLM_MODELS', 'a b'],
  ['XAI_API_KEY', 'xai-kunci\nlain'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s ends in one sentence that names it and does not repeat it', (name, value) => {
  const read = () => readConfig({ DATABASE_URL, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must [^.]+\\.$`.replace('[^.]+', '.+')));
  expect(read).not.toThrow(value);
});

test('hosts and models are named with commas', () => {
  const named = {
    ALLOWED_HOSTS: 'Kantor.example, satu.kantor.example,',
    LLM_MODELS: 'grok-3,meta-llama/Llama-3.1:8b',
  };
  const { allowedHosts, llm } = readConfig({ DATABASE_URL, ...named });
  expect(allowedHosts).toEqual(['kantor.example', 'satu.kantor.example']);
  expect(llm.models.filter((name) => name === 'grok-3')).toHaveLength(1);
  expect(llm.models).toContain('meta-llama/Llama-3.1:8b');
});

test('without a database the start is refused', () => {
  expect(() => readConfig({})).toThrow(/^DATABASE_URL must be set/);
});
