import type { ProductProcess } from '../processes/product-process.js';
import { setTimeout as pause } from 'node:timers/promises';

/** The most that a process may use of one processor, and may log, while a server is away. */
const CPU_SHARE_MAX = 0.3;
const LOG_BYTES_PER_SECOND_MAX = 4096;
/** The time over which the share of a processor is measured. */
const WINDOW_MS = 3000;
/** How long processes may take to finish work in progress; a process in a busy loop never becomes idle. */
const UNTIL_IDLE_MS = 30_000;

export interface WaitingCost {
  /** The largest share of one processor that a process used in the last measurement. */
  readonly maxCpu: number;
  /** The most that a process logged, in bytes a second of the whole time. */
  readonly maxLog: number;
  readonly problems: readonly string[];
}

/**
 * Measures what processes use while a server is away, for at least `awayMs`.
 *
 * They first finish the work in progress, which takes longer on a busy machine. So the share of a processor
 * is measured at the end, and again until it is small: a process that only waits for the server reaches
 * that, one in a busy loop never does.
 */
export async function watchWaiting(
  processes: readonly ProductProcess[],
  awayMs: number,
): Promise<WaitingCost> {
  const alive = () => processes.filter((one) => !one.hasEnded());
  const logged = meter(processes, (one) => one.logged());
  await pause(Math.max(0, awayMs - WINDOW_MS));
  const giveUpAt = performance.now() + UNTIL_IDLE_MS;
  let cpu: readonly Rate[];
  do {
    const used = meter(alive(), (one) => one.cpuSeconds());
    await pause(WINDOW_MS);
    cpu = used();
  } while (highest(cpu) > CPU_SHARE_MAX && performance.now() < giveUpAt);
  const log = logged();
  return {
    maxCpu: highest(cpu),
    maxLog: highest(log),
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

/** One problem for each process that has ended unexpectedly. */
export const ended = (processes: readonly ProductProcess[]): string[] =>
  processes
    .filter((one) => one.hasEnded())
    .map((one) => `${one.name} ended: ${one.log().slice(-500)}`);

interface Rate {
  readonly one: ProductProcess;
  readonly rate: number;
}

const highest = (rates: readonly Rate[]) => Math.max(0, ...rates.map(({ rate }) => rate));

/** Begins to measure; the returned function gives the rate per second of each process that still runs. */
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
