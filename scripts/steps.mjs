import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Steps that `npm start`, `npm test` and `npm run bench` share. Nothing here may import a dependency, because
// on a fresh clone these scripts run before anything is installed.

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MINIMUM_NODE = /** @type {const} */ ([20, 19]);
const INSTALL_STAMP = join(ROOT, 'node_modules', '.lqc-installed');
const TOOLS = join(ROOT, 'node_modules', '.bin');
const { packageManager: PNPM } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const PNPM_LINK = join(ROOT, 'node_modules', `.lqc-${PNPM}`);

/**
 * Ends the process with one sentence that says what to do.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function stopWith(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/**
 * The options that a command was called with. What it does not know ends the process with one sentence.
 *
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
export function asked(read) {
  try {
    return read();
  } catch (error) {
    // The second sentence of Node's own advises how to name a file that begins with a dash.
    const [said = ''] = error instanceof Error ? error.message.split('. ') : [];
    return stopWith(`${said.replace(/\.$/, '')}.`);
  }
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [least, leastMinor] = MINIMUM_NODE;
  const tooOld = major < least || (major === least && minor < leastMinor);
  if (tooOld)
    stopWith(
      `Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
}

/**
 * The environment of this process with the pinned tools first on PATH. They include pnpm, because turbo
 * looks for it there and the machine may not have it.
 */
export function withTools() {
  const path = [TOOLS, pnpmFolder(), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path };
}

/** The folder where npx keeps the pinned pnpm. A link to it is kept, since asking npx takes a second. */
function pnpmFolder() {
  if (existsSync(join(PNPM_LINK, 'pnpm'))) return PNPM_LINK;
  const asked = ['--yes', '--prefer-offline', `--package=${PNPM}`, '--', 'node', '-p'];
  const { stdout, stderr } = spawnSync('npx', [...asked, 'process.env.PATH'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const found = stdout?.split(delimiter).find((folder) => existsSync(join(folder, 'pnpm')));
  if (!found) stopWith(`${stderr ?? ''}\nnpx cannot get ${PNPM}. Is the npm registry reachable?`);
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  rmSync(PNPM_LINK, { force: true });
  symlinkSync(found, PNPM_LINK, 'junction');
  return PNPM_LINK;
}

/**
 * Runs a command with the pinned tools until it ends; resolves with its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string, timeoutMs?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, quiet = false, cwd = ROOT, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...withTools(), ...env },
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

/** @param {string} name */
export const bin = (name) => join(TOOLS, name);

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
  console.log('Installing the pinned dependencies …');
  const code = await run('pnpm', ['install', '--frozen-lockfile'], {
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
