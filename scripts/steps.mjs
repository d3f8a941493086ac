import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What `npm start`, `npm test` and `pnpm bench` share. Nothing here may import a dependency:
// on a fresh clone these scripts run before anything is installed.

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MINIMUM_NODE = [20, 19];
const INSTALL_STAMP = join(ROOT, 'node_modules', '.lqc-installed');

/** Ends the process with one sentence that says what to do. */
export function stopWith(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const tooOld = major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1]);
  if (tooOld)
    stopWith(
      `Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
}

/** Runs a command to its end; resolves with its exit code. */
export function run(command, args, { env = {}, quiet = false, cwd = ROOT, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      ...(timeoutMs ? { timeout: timeoutMs, killSignal: 'SIGKILL' } : {}),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

const lockFingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .update(readFileSync(join(ROOT, 'pnpm-workspace.yaml')))
    .update(process.version)
    .digest('hex');

/** Installs the pinned dependencies with the pinned pnpm, unless they are already in place. */
export async function install() {
  const fingerprint = lockFingerprint();
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === fingerprint) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  console.log('Installing the pinned dependencies …');
  const code = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    env: { CI: 'true' },
    quiet: true,
  });
  if (code !== 0)
    stopWith(
      'Installing the dependencies failed; the reason stands above. Is the npm registry reachable?',
    );
  writeFileSync(INSTALL_STAMP, fingerprint);
}

/** Builds what changed since the last build. */
export async function build() {
  const code = await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only'], {
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    quiet: true,
  });
  if (code !== 0) stopWith('The build failed; the reason stands above.');
}
