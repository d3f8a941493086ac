import type { PreparedCall } from '@lqc/client';
import type { JobName } from '@lqc/contracts';
import type { World } from '../cluster/world.js';
import type { Cluster } from '../cluster/start-cluster.js';
import { childrenOf, isRunning } from '../processes/product-process.js';
import { inRandomOrder } from '../in-random-order.js';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@lqc/contracts/testing';
import { KINDS } from './kinds.js';
import type { Hold, Ledger } from './ledger.js';
import { type Outcome, outcomeOf, tally } from './outcome.js';

type Moment = Hold | 'work';
const MOMENTS: readonly Moment[] = ['end', 'work', 'claim'];
const LONGEST_DELAY_MS = 80;
const BATCHES_MAX = 20;
const ACCEPTED_WITHIN_MS = 120_000;

/** Hands a call in, again while the product says that it cannot take it now, as on a busy machine it may. */
const accepted = (call: PreparedCall, { admin }: Cluster): Promise<string> =>
  until(
    () =>
      admin.handIn(call).catch((error: Error): null => {
        if (error.message.includes(' 503 ')) return null;
        throw error;
      }),
    ACCEPTED_WITHIN_MS,
  );

/**
 * Kills workers during runs of every kind: while they claim a run, at a random moment of the work, and when
 * its effects are written but not committed. Each run that a killed worker had claimed counts as a round.
 */
export async function killWorkers(
  cluster: Cluster,
  ledger: Ledger,
  world: World,
  options: { readonly rounds: number; readonly random: () => number },
): Promise<Outcome> {
  const names = Object.keys(KINDS) as JobName[];
  const handedIn: string[] = [];
  const hit = new Set<string>();
  const hitKinds = new Map<string, Set<Moment>>();
  const children: number[] = [];
  let kills = 0;
  let longest = 0;
  let longestUntilTaken = 0;
  let position = 0;
  // With fewer rounds than kinds, not every kind can be hit.
  const mustHitAll = options.rounds >= names.length;
  const isEnough = () =>
    hit.size >= options.rounds && (!mustHitAll || hitKinds.size === names.length);
  for (let batch = 0; batch < BATCHES_MAX && !isEnough(); batch += 1) {
    const moment = MOMENTS[batch % MOMENTS.length]!;
    await ledger.forgetComputations();
    const release = moment === 'work' ? null : await ledger.hold(moment);
    // Not all kinds can be in hand at once: those that were not yet are handed in by themselves.
    const unhit = names.filter((name) => !hitKinds.has(name));
    const own = await Promise.all(
      inRandomOrder(unhit.length > 0 ? unhit : names, options.random).map(async (name) =>
        accepted(await KINDS[name]!(world, (position += 1)), cluster),
      ),
    );
    handedIn.push(...own);
    if (moment === 'work') await pause(options.random() * LONGEST_DELAY_MS);
    else await ledger.untilHeldUp();
    const spared = Math.floor(options.random() * cluster.workers.length);
    const killed = cluster.workers.filter((_, index) => index !== spared);
    const ids = await Promise.all(killed.map(({ pid }) => ledger.workerIdOf(pid)));
    const killedIds = ids.filter(Boolean);
    children.push(...killed.flatMap(({ pid }) => childrenOf(pid)));
    const began = performance.now();
    const replaced = cluster.replaceWorkers(killed);
    await Promise.all(killed.map((worker) => until(() => worker.hasEnded(), 5000)));
    kills += killed.length;
    await release?.();
    // PostgreSQL commits a claim that was held up although its worker is gone.
    await pause(moment === 'claim' ? 200 : 0);
    const inHand: string[] = [];
    for (const { id, name, claimedBy, finishedAt } of await ledger.entries()) {
      if (finishedAt || !claimedBy || !killedIds.includes(claimedBy)) continue;
      hit.add(id);
      inHand.push(id);
      hitKinds.set(name, (hitKinds.get(name) ?? new Set()).add(moment));
    }
    await ledger.takenUp(inHand, killedIds);
    longestUntilTaken = Math.max(longestUntilTaken, (performance.now() - began) / 1000);
    await ledger.allEnded();
    longest = Math.max(longest, (performance.now() - began) / 1000);
    await replaced;
  }
  await until(() => !children.some(isRunning), 30_000).catch(() => {});
  const orphans = children.filter(isRunning).length;
  const entries = await ledger.finalEntries();
  const untouched = names.filter((name) => !hitKinds.has(name));
  const doubled = await ledger.query(
    `SELECT label FROM workbook_file WHERE kind = 'quarterly' GROUP BY label HAVING count(*) > 1`,
  );
  return outcomeOf(
    {
      fault: 'workers killed (SIGKILL) with runs in hand',
      rounds: hit.size,
      ...tally(handedIn, entries),
      recoverySeconds: longestUntilTaken,
      note: `all ended after ${longest.toFixed(1)} s; ${kills} kills; ${hitKinds.size} of ${names.length} kinds hit; ${orphans} orphaned processes`,
    },
    [
      ...(mustHitAll && untouched.length > 0 ? [`never hit: ${untouched.join(', ')}`] : []),
      ...(orphans > 0 ? [`${orphans} orphaned processes`] : []),
      ...(doubled.length > 0 ? ['a file stored twice'] : []),
    ],
  );
}
