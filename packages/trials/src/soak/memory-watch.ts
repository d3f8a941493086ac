import { memoryOf, type ProcessMemory, type ProductProcess } from '../processes/product-process.js';

const EVERY_MS = 10_000;
/** As many samples around a moment are taken together, since a picture more or less is no growth. */
const TOGETHER = 6;
/** The settled memory is that after so long; of a shorter soak, that after a third of it. */
const SETTLED_AFTER_MS = 10 * 60_000;
const GROWTH_MAX = 1.5;
const RESIDENT_MAX = 2 ** 30;

/** What one worker held, in bytes, and whether that is within bounds. */
export interface MemoryFigures {
  readonly settled: ProcessMemory;
  readonly end: ProcessMemory;
  readonly peak: ProcessMemory;
  /** Resident at the end ÷ when it had settled. */
  readonly growth: number;
  readonly isWithin: boolean;
}

/** Reads the memory of workers every ten seconds; a worker that took another's place goes on in its row. */
export class MemoryWatch {
  readonly #samples: ProcessMemory[][];
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly workers: readonly ProductProcess[],
    private readonly onSample: (now: readonly ProcessMemory[]) => void = () => {},
  ) {
    this.#samples = workers.map(() => []);
    this.#timer = setInterval(() => this.#sample(), EVERY_MS).unref();
  }

  #sample(): void {
    const now = this.workers.map(({ pid }) => memoryOf(pid));
    for (const [at, memory] of now.entries())
      // Between a worker's end and its successor nothing is held.
      if (memory.resident > 0) this.#samples[at]!.push(memory);
    this.onSample(now);
  }

  /** Ends the watch, and tells what each worker held. */
  stop(): MemoryFigures[] {
    clearInterval(this.#timer);
    return this.#samples.map(figuresOf);
  }
}

/** The figures of a worker's samples, first to last. */
export function figuresOf(samples: readonly ProcessMemory[]): MemoryFigures {
  const settledAt = Math.min(SETTLED_AFTER_MS / EVERY_MS, Math.floor(samples.length / 3));
  const settled = middleOf(samples.slice(Math.max(0, settledAt - TOGETHER / 2)).slice(0, TOGETHER));
  const end = middleOf(samples.slice(-TOGETHER));
  const peak = {
    resident: Math.max(0, ...samples.map(({ resident }) => resident)),
    anonymous: Math.max(0, ...samples.map(({ anonymous }) => anonymous)),
  };
  const growth = end.resident / settled.resident;
  const isWithin = growth <= GROWTH_MAX && end.resident < RESIDENT_MAX;
  return { settled, end, peak, growth, isWithin };
}

function middleOf(samples: readonly ProcessMemory[]): ProcessMemory {
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    resident: middle(samples.map(({ resident }) => resident)),
    anonymous: middle(samples.map(({ anonymous }) => anonymous)),
  };
}
