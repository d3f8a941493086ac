import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** As `npm start` and the images have it. */
const NATIVE_MEMORY = JSON.parse(
  readFileSync(join(ROOT, 'scripts/life/native-memory.json'), 'utf8'),
) as Record<string, string>;
/** On a machine with ten others at work on each processor, a worker takes a minute to start. */
const READY_WITHIN_MS = 180_000;
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

export interface ProductProcess {
  readonly name: string;
  readonly pid: number;
  /** What it printed after READY; for a gateway, JSON with its address. */
  readonly announced: string;
  /** The number of bytes that it has logged. */
  logged(): number;
  /** The end of its log. */
  log(): string;
  cpuSeconds(): number;
  residentBytes(): number;
  hasEnded(): boolean;
  /** Called when it ends, with its exit code, or null when a signal ended it. */
  onEnd(listener: (exitCode: number | null) => void): void;
  /** Sends the signal and waits until the process has ended; resolves with the milliseconds it took. */
  end(signal: NodeJS.Signals): Promise<number>;
}

/**
 * Starts a built process of the product, as in production, and waits until it prints READY.
 *
 * @param apps the folder with `api` and `worker`: the repository's, or what the images are made of
 * @throws Error with the end of the log when the process ends or is not ready in time
 */
export function startProcess(
  app: 'api' | 'worker',
  env: Readonly<Record<string, string>>,
  apps = join(ROOT, 'apps'),
): Promise<ProductProcess> {
  const child = spawn(process.execPath, [join(apps, app, 'dist/main.js')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...NATIVE_MEMORY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = 0;
  let tail = '';
  child.stderr.on('data', (chunk: Buffer) => {
    logged += chunk.length;
    tail = (tail + chunk.toString()).slice(-20_000);
  });
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => fail('was not ready in time'), READY_WITHIN_MS);
    const fail = (reason: string) => {
      clearTimeout(patience);
      child.kill('SIGKILL');
      reject(new Error(`${app} ${reason}: ${tail.slice(-2000)}`));
    };
    const onEarlyEnd = () => fail('ended at once');
    child.once('exit', onEarlyEnd);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, announced] = /^READY(.*)$/m.exec(output) ?? [];
      if (announced === undefined) return;
      output = '';
      clearTimeout(patience);
      child.off('exit', onEarlyEnd);
      resolve(
        running(
          app,
          child,
          announced,
          () => logged,
          () => tail,
        ),
      );
    });
  });
}

function running(
  name: string,
  child: ChildProcess,
  announced: string,
  logged: () => number,
  log: () => string,
): ProductProcess {
  const pid = child.pid!;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    pid,
    announced,
    logged,
    log,
    cpuSeconds: () => cpuSeconds(pid),
    residentBytes: () => residentBytes(pid),
    hasEnded,
    onEnd: (listener) => void child.once('exit', listener),
    async end(signal) {
      const began = performance.now();
      if (!hasEnded())
        await new Promise((done) => {
          child.once('exit', done);
          child.kill(signal);
        });
      return performance.now() - began;
    },
  };
}

/** The processor time that a process has used so far, without its children. */
function cpuSeconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return (user! + system!) / TICKS_PER_SECOND;
}

/** The memory that a process has resident; 0 when it has ended. */
export function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** What a process holds, in bytes. */
export interface ProcessMemory {
  readonly resident: number;
  /** Of it, what no file stands behind. */
  readonly anonymous: number;
}

/** What a process holds now; zeros when it has ended. */
export function memoryOf(pid: number): ProcessMemory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
    return { resident: bytes('VmRSS'), anonymous: bytes('RssAnon') };
  } catch {
    return { resident: 0, anonymous: 0 };
  }
}

/** The ids of a process' running children. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return Number(statOf(one)[1]) === pid;
      } catch {
        return false;
      }
    });
}

/** True while the process runs; a zombie counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    return statOf(pid)[0] !== 'Z';
  } catch {
    return false;
  }
}

/** The fields of `/proc/PID/stat` after the name: state, parent, … */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
