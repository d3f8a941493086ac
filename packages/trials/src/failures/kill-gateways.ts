import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { pathOf } from '@lqc/contracts';
import { listen } from '../cluster/listen.js';
import { addressOf, type Cluster } from '../cluster/start-cluster.js';
import type { World } from '../cluster/world.js';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@lqc/contracts/testing';
import { KINDS } from './kinds.js';
import type { Ledger } from './ledger.js';
import { type Outcome, outcomeOf, tally } from './outcome.js';

const UPLOADED_BYTES = 400_000;

/** Kills a gateway during an upload. Nothing was accepted, so neither work nor files may be left. */
export async function killGatewaysInUpload(
  cluster: Cluster,
  ledger: Ledger,
  options: { readonly rounds: number; readonly random: () => number },
): Promise<Outcome> {
  const before = (await ledger.entries()).length;
  const problems: string[] = [];
  let longest = 0;
  for (let round = 0; round < options.rounds; round += 1) {
    const victim = cluster.gateways[round % cluster.gateways.length]!;
    const cut = sendHalf(addressOf(victim), cluster.admin.token);
    await pause(50 + options.random() * 200);
    const began = performance.now();
    await cluster.replaceGateway(victim);
    longest = Math.max(longest, (performance.now() - began) / 1000);
    if ((await cut) !== 'cut') problems.push('half an upload was answered');
    if (foldersOf(cluster.temporary, victim.pid) > 0)
      problems.push('an upload folder was left behind');
  }
  const entries = await ledger.finalEntries();
  if (entries.length !== before) problems.push('half an upload became work');
  return outcomeOf(
    {
      fault: 'gateway killed in mid-upload',
      rounds: options.rounds,
      ...tally([], entries),
      recoverySeconds: longest,
      note: 'nothing accepted, nothing left behind',
    },
    problems,
  );
}

/** Sends the first half of an upload and then waits. */
function sendHalf(address: string, token: string): Promise<'cut' | 'answered'> {
  return new Promise((resolve) => {
    const sending = request(address + pathOf('uploadQuarterlyFile'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 2 * UPLOADED_BYTES,
      },
    });
    sending.on('error', () => resolve('cut'));
    sending.on('response', () => resolve('answered'));
    sending.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n' +
        'Content-Type: application/octet-stream\r\n\r\n',
    );
    sending.write(randomBytes(UPLOADED_BYTES));
  });
}

const foldersOf = (temporary: string, pid: number) =>
  readdirSync(temporary).filter((name) => name.startsWith(`liaison-upload-${pid}-`)).length;

/** Kills a gateway while it streams the events of a run. Another gateway must stream the rest. */
export async function killGatewaysInEvents(
  cluster: Cluster,
  ledger: Ledger,
  world: World,
  { rounds }: { readonly rounds: number },
): Promise<Outcome> {
  const accepted: string[] = [];
  const problems: string[] = [];
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const release = await ledger.hold('end');
    const id = await cluster.admin.handIn(await KINDS['write-bab3']!(world, round));
    accepted.push(id);
    await ledger.untilHeldUp();
    const victim = cluster.gateways[round % cluster.gateways.length]!;
    const other = cluster.gateways[(round + 1) % cluster.gateways.length]!;
    const first = listen(addressOf(victim), id, cluster.admin.token);
    await until(() => first.seen.length > 0, 5000);
    const began = performance.now();
    const replaced = cluster.replaceGateway(victim);
    await first.ended;
    const second = listen(addressOf(other), id, cluster.admin.token);
    await until(() => second.seen.length > 0, 5000);
    await release();
    await second.ended;
    longest = Math.max(longest, (performance.now() - began) / 1000);
    if (second.seen.at(-1)?.status !== 'completed') problems.push('the end was not told');
    await replaced;
  }
  const counted = tally(accepted, await ledger.finalEntries());
  return outcomeOf(
    {
      fault: 'gateway killed in mid-events',
      rounds,
      ...counted,
      recoverySeconds: longest,
      note: 'told to the end by the other gateway',
    },
    problems,
  );
}
