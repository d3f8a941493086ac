import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@lqc/database';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LiaisonRequest } from '../http/request.js';

/** Prometheus' figures of this gateway. */
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

  constructor(@Inject(Database) database: Database) {
    collectDefaultMetrics({ register: this.#registry });
    const runs = new Gauge({
      name: 'liaison_job_runs',
      help: 'Runs kept, by job and status',
      labelNames: ['job', 'status'],
      async collect() {
        this.reset();
        const counts = await database.runStatistics.countByStatus().catch(() => []);
        for (const { name, status, count } of counts) this.set({ job: name, status }, count);
      },
      registers: [],
    });
    this.#registry.registerMetric(runs);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** Measures every call once its answer is out, those that were refused too. */
export function measured({ requests }: Metrics): RequestHandler {
  return (request, response, next) => {
    const done = requests.startTimer();
    response.once('close', () => {
      const { routeName = 'none' } = request as LiaisonRequest;
      done({ route: routeName, status: response.statusCode });
    });
    next();
  };
}
