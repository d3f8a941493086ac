import { Injectable } from '@nestjs/common';
import { Database } from '@lqc/database';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { TextReply } from '../http/reply.js';
import { queueStates } from './queue-states.js';

/** Metrics for Prometheus: of this gateway, and of the queues as the database shows them. */
@Injectable()
export class Metrics {
  readonly #registry = new Registry();
  readonly requests = new Histogram({
    name: 'liaison_http_request_duration_seconds',
    help: 'Time to answer a call, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
    registers: [this.#registry],
  });

  constructor(database: Database) {
    collectDefaultMetrics({ register: this.#registry });
    const gauge = (
      name: string,
      help: string,
      labelNames: string[],
      collect: (gauge: Gauge) => Promise<void>,
    ) =>
      new Gauge({
        name,
        help,
        labelNames,
        async collect() {
          this.reset();
          // While the database cannot be reached, the other metrics are still given.
          await collect(this).catch(() => {});
        },
        registers: [this.#registry],
      });
    gauge('liaison_job_runs', 'Runs kept, by job and status', ['job', 'status'], async (kept) => {
      for (const { name, status, count } of await database.runStatistics.countByStatus())
        kept.set({ job: name, status }, count);
    });
    gauge('liaison_queue_runs', 'Unfinished runs', ['weight', 'state'], async (depth) => {
      const states = queueStates(await database.runStatistics.unfinished(), []);
      for (const { weight, queued, running } of states) {
        depth.set({ weight, state: 'queued' }, queued);
        depth.set({ weight, state: 'running' }, running);
      }
    });
    gauge(
      'liaison_queue_wait_seconds',
      'Wait of the longest waiting run',
      ['weight'],
      async (wait) => {
        const states = queueStates(await database.runStatistics.unfinished(), []);
        for (const { weight, wait_seconds } of states) wait.set({ weight }, wait_seconds);
      },
    );
    gauge(
      'liaison_worker_slots',
      'Runs that living workers can hold',
      ['weight'],
      async (gauged) => {
        for (const { weight, slots } of queueStates([], await database.workers.alive()))
          gauged.set({ weight }, slots);
      },
    );
    gauge('liaison_workers_alive', 'Workers that were seen just now', [], async (alive) =>
      alive.set(await database.workers.countAlive()),
    );
    gauge(
      'liaison_database_connections',
      'Connections open and idle, and callers that wait for one',
      ['state'],
      async (pool) => {
        for (const [state, count] of Object.entries(database.pool)) pool.set({ state }, count);
      },
    );
  }

  async text(): Promise<TextReply> {
    return new TextReply(this.#registry.contentType, await this.#registry.metrics());
  }
}
