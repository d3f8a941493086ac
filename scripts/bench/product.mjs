import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';
import { median, seconds } from './measure.mjs';

const CONTACTS = 60;
const ROUNDS = 7;
const PASSWORD = 'sandi untuk pengukuran';

/** The product as it is started, over HTTP: an upload and the start of a session. */
export async function measureProduct() {
  const { sampleQuarter, sampleCompanyDatabase } =
    await import('../../packages/sample-data/dist/index.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'liaison-bench-'));
  chmodSync(dataDir, 0o711);
  const startedAt = performance.now();
  const product = spawn('node', ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await addressOf(product);
    const startMs = performance.now() - startedAt;
    const call = await signedInCaller(url);
    await call.upload(
      '/api/node/upload-company-file',
      await sampleCompanyDatabase({ seed: 2, contacts: CONTACTS }),
    );
    const ids = [];
    const uploads = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bytes = await sampleQuarter({
        seed: 2 + round,
        contacts: CONTACTS,
        year: 2025,
        quarter: 2,
      });
      const [ms, answer] = await timed(() =>
        call.upload('/api/node/upload-quarterly-file', bytes, `Triwulan ${round}`),
      );
      uploads.push(ms);
      ids.push(answer.file.id);
    }
    const starts = [];
    const healths = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = { quarter_now_id: ids[0], quarter_before_id: ids[1], last_year_id: ids[2] };
      starts.push((await timed(() => call.post('/api/v1/sessions', body)))[0]);
      healths.push((await timed(() => call.get('/api/health/live')))[0]);
    }
    const floor = `${median(healths).toFixed(1)} ms for a call that does nothing`;
    return [
      {
        what: 'Starting a session of three stored quarters of 60 contacts',
        measured: `${median(starts).toFixed(0)} ms`,
        promise: '< 300 ms',
        beside: floor,
      },
      {
        what: 'Storing, reading and checking a 60-contact upload',
        measured: seconds(median(uploads)),
        promise: '< 1 s',
        beside: floor,
      },
      {
        what: 'First start with an empty data folder',
        measured: seconds(startMs),
        promise: 'a second start < 10 s',
        beside: '–',
      },
    ];
  } finally {
    const gone = new Promise((done) => product.once('exit', done));
    product.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function addressOf(product) {
  return new Promise((resolve, reject) => {
    let said = '';
    product.stdout.on('data', (chunk) => {
      said += chunk;
      const [, url] = /Liaison Quick Capture: (http:\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    });
    product.once('exit', () => reject(new Error('the product did not start')));
  });
}

async function signedInCaller(url) {
  const call = async (path, init) => {
    const response = await fetch(url + path, init);
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${answer.code}`);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  const login = { username: 'admin', password: PASSWORD };
  const { token } = await call('/api/node/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  });
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path) => call(path, { headers }),
    post: (path, body) =>
      call(path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) }),
    upload(path, bytes, label) {
      const form = new FormData();
      if (label) form.set('label', label);
      form.set('file', new Blob([bytes]), 'file.xlsx');
      return call(path, { method: 'POST', headers, body: form });
    },
  };
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}
