import { ArtifactResponse } from '@lqc/contracts';
import { Caller } from '../src/cluster/caller.js';
import { listen } from '../src/cluster/listen.js';
import { ADMIN_PASSWORD, addressOf, type Cluster } from '../src/cluster/start-cluster.js';
import type { World } from '../src/cluster/world.js';
import { KINDS } from '../src/failures/kinds.js';
import type { Ledger } from '../src/failures/ledger.js';
import { until } from '@lqc/contracts/testing';

/** What a test of a cluster asks of it. */
export interface AtWork {
  readonly cluster: Cluster;
  readonly world: World;
  readonly ledger: Ledger;
}

/** The promises that a person meets whose calls go to more than one gateway. */
export function acrossGateways(atWork: () => AtWork, promise: typeof test): void {
  const callers = () =>
    atWork().cluster.gateways.map((gateway) => {
      const caller = new Caller([addressOf(gateway)]);
      caller.token = atWork().cluster.admin.token;
      return caller;
    }) as [Caller, Caller];

  promise(
    'whoever signed in at one gateway is known at the other, and signed out at both',
    async () => {
      const [a, b] = callers();
      const someone = new Caller([a.addresses[0]!]);
      await someone.signIn('admin', ADMIN_PASSWORD);
      const elsewhere = new Caller([b.addresses[0]!]);
      elsewhere.token = someone.token;
      expect((await elsewhere.api.send('me')).status).toBe(200);
      await someone.api.call('logout');
      expect((await elsewhere.api.send('me')).status).toBe(401);
    },
  );

  promise('a session begun at one gateway gives the same figures at the other', async () => {
    const [a, b] = callers();
    const params = { session: atWork().world.sessionId };
    const figures = await a.api.call('session', { params });
    expect(figures.files_loaded).toBe(3);
    expect(await b.api.call('session', { params })).toEqual(figures);
    expect(await b.api.call('compare', { params })).toEqual(
      await a.api.call('compare', { params }),
    );
  });

  promise(
    'work taken in by one gateway is told by the other, step by step to its result',
    async () => {
      const [a, b] = callers();
      const release = await atWork().ledger.hold('end');
      const id = await a.handIn(await KINDS['write-bab3']!(atWork().world, 0));
      const { seen, ended } = listen(b.addresses[0]!, id, b.token);
      await until(() => seen.length > 0, 5000);
      expect(seen[0]?.result).toBeNull();
      await release();
      await ended;
      const last = seen.at(-1)!;
      expect(last.status).toBe('completed');
      expect(await a.api.call('job', { params: { id } })).toMatchObject({ result: last.result });
      const { artifact_id: artifact } = ArtifactResponse.parse(last.result);
      expect((await b.api.send('artifact', { params: { id: artifact } })).status).toBe(200);
    },
  );
}
