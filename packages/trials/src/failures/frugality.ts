import type { ProductProcess } from '../processes/product-process.js';
import { pause } from '../wait.js';

/** Of one processor, and of log, while a server is away. */
const CPU_SHARE_MAX = 0.3;
const LOG_BYTES_PER_SECOND_MAX = 4096;
/** How long the share of a processor is measured. */
const WINDOW_MS = 3000;
/** How long processes may work on at what they had in hand; one that spins does so for ever. */
const WINDING_DOWN_MS = 30_000;

export interface Used {
  /** The greatest share of one processor that a process took at the end. */
  readonly mostCpu: number;
  /** The most that a process logged, in bytes a second of the whole time. */
  readonly mostLog: number;
  readonly problems: readonly string[];
}

/**
 * Watches processes while a server is away, for so long at least, and tells what they used.
 *
 * Work that was in hand when the server went is ended first, and takes longer on a busy machine, so
 * the share of a processor is measured over the last seconds, and again until it is small: a
 * process that only waits for the server comes to that, one that spins never does.
 */
export async function watchWaiting(
  processes: readonly ProductProcess[],
  awayMs: number,
): Promise<Used> {
  const alive = () => processes.filter((one) => !one.hasEnded());
  const logged = meter(processes, (one) => one.logged());
  await pause(Math.max(0, awayMs - WINDOW_MS));
  const giveUpAt = performance.now() + WINDING_DOWN_MS;
  let cpu: readonly Rate[];
  do {
    const used = meter(alive(), (one) => one.cpuSeconds());
    await pause(WINDOW_MS);
    cpu = used();
  } while (most(cpu) > CPU_SHARE_MAX && performance.now() < giveUpAt);
  const log = logged();
  return {
    mostCpu: most(cpu),
    mostLog: most(log),
    problems: [
      ...ended(processes),
      ...cpu
        .filter(({ rate }) => rate > CPU_SHARE_MAX)
        .map(({ one, rate }) => `${one.name} used ${Math.round(rate * 100)} % of a CPU`),
      ...log
        .filter(({ rate }) => rate > LOG_BYTES_PER_SECOND_MAX)
        .map(({ one, rate }) => `${one.name} logged ${Math.round(rate)} bytes a second`),
    ],
  };
}

/** A problem for each process that should run and does not. */
export const ended = (processes: readonly ProductProcess[]): string[] =>
  processes
    .filter((one) => one.hasEnded())
    .map((one) => `${one.name} ended: ${one.log().slice(-500)}`);

interface Rate {
  readonly one: ProductProcess;
  readonly rate: number;
}

const most = (rates: readonly Rate[]) => Math.max(0, ...rates.map(({ rate }) => rate));

/** Begins to measure; the returned function tells how much a second it was, of those that run. */
function meter(
  processes: readonly ProductProcess[],
  read: (one: ProductProcess) => number,
): () => Rate[] {
  const began = performance.now();
  const before = processes.map(read);
  return () => {
    const seconds = (performance.now() - began) / 1000;
    return processes.flatMap((one, index) =>
      one.hasEnded() ? [] : [{ one, rate: (read(one) - before[index]!) / seconds }],
    );
  };
}
