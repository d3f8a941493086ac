import type { ProductProcess } from '../processes/product-process.js';

/** Of one processor, and of log, while a server is away. */
const CPU_SHARE_MAX = 0.3;
const LOG_BYTES_PER_SECOND_MAX = 4096;

export interface Used {
  /** The greatest share of one processor that a process took. */
  readonly mostCpu: number;
  /** The most that a process logged, in bytes a second. */
  readonly mostLog: number;
  readonly problems: readonly string[];
}

/** Begins to watch what processes use; the returned function tells it, and what is too much. */
export function watchFrugality(processes: readonly ProductProcess[]): () => Used {
  const began = performance.now();
  const before = processes.map((one) => ({ cpu: one.cpuSeconds(), log: one.logged() }));
  return () => {
    const seconds = (performance.now() - began) / 1000;
    const problems: string[] = [];
    let mostCpu = 0;
    let mostLog = 0;
    for (const [index, one] of processes.entries()) {
      if (one.hasEnded()) {
        problems.push(`${one.name} ended: ${one.log().slice(-500)}`);
        continue;
      }
      const cpu = (one.cpuSeconds() - before[index]!.cpu) / seconds;
      const log = (one.logged() - before[index]!.log) / seconds;
      mostCpu = Math.max(mostCpu, cpu);
      mostLog = Math.max(mostLog, log);
      if (cpu > CPU_SHARE_MAX)
        problems.push(`${one.name} used ${Math.round(cpu * 100)} % of a CPU`);
      if (log > LOG_BYTES_PER_SECOND_MAX)
        problems.push(`${one.name} logged ${Math.round(log)} bytes a second`);
    }
    return { mostCpu, mostLog, problems };
  };
}
