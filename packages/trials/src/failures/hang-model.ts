import { LLM_LIMITS } from '@lqc/contracts';
import type { Cluster } from '../cluster/start-cluster.js';
import type { World } from '../cluster/world.js';
import { KINDS } from './kinds.js';
import type { Ledger } from './ledger.js';
import { type Outcome, outcomeOf, tally } from './outcome.js';

/**
 * Lets the language model accept requests and never respond. Drafts must then end in an error code, and
 * other calls must be answered meanwhile.
 */
export async function hangModel(
  cluster: Cluster,
  ledger: Ledger,
  world: World,
  drafts: number,
): Promise<Outcome> {
  // A model may think for as long as the administrator grants it.
  const xai_timeout = LLM_LIMITS.timeoutSeconds.min;
  await cluster.admin.api.call('saveLlmConfig', { body: { xai_timeout } });
  cluster.model.script(() => ({ kind: 'hang', pieces: [] }));
  const draftCall = await KINDS['write-summary']!(world, 0);
  const accepted: string[] = [];
  for (let draft = 0; draft < drafts; draft += 1)
    accepted.push(await cluster.admin.handIn(draftCall));
  const clicks: number[] = [];
  for (let click = 0; click < 20; click += 1) {
    const began = performance.now();
    await cluster.admin.api.call('compare', { params: { session: world.sessionId } });
    clicks.push(performance.now() - began);
  }
  const slowest = Math.max(...clicks);
  await ledger.allEnded();
  const { writesFacts } = await import('@lqc/drafting/testing');
  cluster.model.script(writesFacts);
  const began = performance.now();
  await cluster.admin.must(draftCall);
  const counted = tally(accepted, await ledger.finalEntries());
  return outcomeOf(
    {
      fault: 'language model hangs',
      rounds: drafts,
      ...counted,
      recoverySeconds: (performance.now() - began) / 1000,
      note: `slowest click meanwhile ${Math.round(slowest)} ms`,
    },
    counted.coded === drafts ? [] : [`${drafts - counted.coded} drafts without a code`],
  );
}
