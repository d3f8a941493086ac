import { type ErrorCode, type JobName, JOBS, type Weight } from '@lqc/contracts';
import type { Database, JobRun } from '@lqc/database';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * How an attempt at a run ended: completed; `lost` when the run was no longer this worker's; `stopped`
 * when cancelled or handed back; `broke` by an unforeseen error; or with an error code.
 */
export type Outcome = 'completed' | 'lost' | 'stopped' | 'broke' | ErrorCode;

/** One worker's metrics for Prometheus. */
export class WorkerMetrics {
  readonly #registry = new Registry();
  readonly #seconds = new Histogram({
    name: 'liaison_job_duration_seconds',
    help: 'Time at work on a run, by job, weight and outcome',
    labelNames: ['job', 'weight', 'outcome'] as const,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300],
    registers: [this.#registry],
  });
  readonly #wait = new Histogram({
    name: 'liaison_job_wait_seconds',
    help: 'Time from the call to the first attempt, by weight',
    labelNames: ['weight'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30, 100],
    registers: [this.#registry],
  });
  readonly #tokens = new Counter({
    name: 'liaison_model_tokens_total',
    help: 'Tokens that the language model read (prompt) and wrote (answer), as it counts them',
    labelNames: ['direction'] as const,
    registers: [this.#registry],
  });
  readonly #answers = new Counter({
    name: 'liaison_model_answers_total',
    help: 'Whole answers of the language model',
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'liaison_model_failures_total',
    help: 'Calls of the language model that failed, by code',
    labelNames: ['code'] as const,
    registers: [this.#registry],
  });

  constructor(database: Database) {
    collectDefaultMetrics({ register: this.#registry });
    void new Gauge({
      name: 'liaison_database_connections',
      help: 'Connections open and idle, and callers that wait for one',
      labelNames: ['state'] as const,
      collect() {
        for (const [state, count] of Object.entries(database.pool)) this.set({ state }, count);
      },
      registers: [this.#registry],
    });
  }

  began({ name, attempts, createdAt, startedAt }: JobRun): void {
    if (attempts > 1 || !startedAt) return;
    this.#wait.observe(
      { weight: weightOf(name) },
      (startedAt.getTime() - createdAt.getTime()) / 1000,
    );
  }

  ended(job: JobName, outcome: Outcome, durationMs: number): void {
    this.#seconds.observe({ job, weight: weightOf(job), outcome }, durationMs / 1000);
  }

  readonly tokensUsed = (tokens: { prompt: number; completion: number }): void => {
    this.#answers.inc();
    this.#tokens.inc({ direction: 'prompt' }, tokens.prompt);
    this.#tokens.inc({ direction: 'answer' }, tokens.completion);
  };

  readonly modelFailed = (code: string): void => this.#failures.inc({ code });

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

const weightOf = (name: JobName): Weight => JOBS[name].weight;
