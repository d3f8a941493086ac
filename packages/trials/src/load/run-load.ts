import { ApiError } from '@lqc/client';
import { randomFrom } from '@lqc/sample-data';
import { Caller } from '../cluster/caller.js';
import { addressOf, startCluster } from '../cluster/start-cluster.js';
import { prepareWorld } from '../cluster/world.js';
import { setTimeout as pause } from 'node:timers/promises';
import { signUp, throughTheDashboard } from './journey.js';

export interface LoadOptions {
  readonly users: number;
  readonly seconds: number;
  readonly contacts: number;
  readonly gateways: number;
  readonly workers: number;
  readonly backend: 'PostgreSQL' | 'Redis';
  readonly seed: number;
  /** The folder with the built `api` and `worker`; by default that of the repository. */
  readonly apps?: string;
  /** How long the processes are idle before their memory is measured the last time. */
  readonly restMs?: number;
}

/** Times of one kind of call, in milliseconds. */
export interface CallFigures {
  readonly call: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  readonly errors: number;
}

export interface LoadFigures {
  readonly calls: CallFigures[];
  readonly journeys: number;
  readonly errors: string[];
  /** Resident memory of each process, in bytes: before, at each quarter of the time, and after the rest. */
  readonly memory: { readonly name: string; readonly bytes: readonly number[] }[];
}

/** Pauses between calls, in milliseconds, in which people read what they see. */
const THINKING = { shortest: 500, longest: 3500 } as const;

/** Lets many people go through the whole dashboard at the same time, repeatedly. */
export async function runLoad(options: LoadOptions): Promise<LoadFigures> {
  const random = randomFrom(options.seed);
  const cluster = await startCluster({ ...options, settings: { BEHIND_TLS: 'true' } });
  const times = new Map<string, number[]>();
  const failed = new Map<string, number>();
  const errors: string[] = [];
  let journeys = 0;
  try {
    await prepareWorld(cluster, options.contacts);
    const addresses = cluster.gateways.map(addressOf);
    const people: Caller[] = [];
    for (let position = 0; position < options.users; position += 1) {
      const caller = new Caller(addresses, `10.1.0.${position + 1}`);
      await signUp(cluster.admin.api, caller, position);
      people.push(caller);
    }
    const processes = [...cluster.gateways, ...cluster.workers];
    const memory = processes.map(({ name }) => ({ name, bytes: [] as number[] }));
    const sampleMemory = () =>
      processes.forEach((one, index) => memory[index]!.bytes.push(one.residentBytes()));
    sampleMemory();
    const sampling = setInterval(sampleMemory, (options.seconds * 1000) / 4);
    const until = performance.now() + options.seconds * 1000;
    const think = () =>
      pause(THINKING.shortest + random() * (THINKING.longest - THINKING.shortest));
    const repeatJourney = async (caller: Caller) => {
      // People do not begin at the same moment.
      await pause(random() * THINKING.longest);
      while (performance.now() < until) {
        await throughTheDashboard(async (call, make) => {
          if (performance.now() > until) throw new TimeIsUp();
          const began = performance.now();
          const result = await make(caller.api).catch((error: Error) => {
            failed.set(call, (failed.get(call) ?? 0) + 1);
            errors.push(`${call}: ${reasonOf(error)}`);
            throw error;
          });
          times.set(call, [...(times.get(call) ?? []), performance.now() - began]);
          await think();
          return result;
        }, random).then(
          () => (journeys += 1),
          () => think(),
        );
      }
    };
    await Promise.all(people.map(repeatJourney));
    clearInterval(sampling);
    await pause(options.restMs ?? 0);
    sampleMemory();
    return {
      calls: [...new Set([...times.keys(), ...failed.keys()])].map((call) =>
        figuresOf(call, times.get(call) ?? [], failed.get(call) ?? 0),
      ),
      journeys,
      errors,
      memory,
    };
  } finally {
    await cluster.stop();
  }
}

class TimeIsUp extends Error {}

const reasonOf = (error: Error): string =>
  error instanceof ApiError ? `${error.status} ${error.code}` : error.message;

function figuresOf(call: string, measured: readonly number[], errors: number): CallFigures {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { call, count: sorted.length, p50: at(0.5), p95: at(0.95), longest: at(1), errors };
}
