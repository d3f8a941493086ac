import type { Cluster } from '../src/cluster/start-cluster.js';
import { prepareWorld, type World } from '../src/cluster/world.js';
import { Ledger } from '../src/failures/ledger.js';
import { acrossGateways } from './across-gateways.js';
import { sharedCluster } from './shared-cluster.js';

// Whether the product works as several processes at all; what knocks them about is tried by night.
let cluster: Cluster;
let world: World;
let ledger: Ledger;

beforeAll(async () => {
  cluster = await sharedCluster();
  ledger = new Ledger(cluster.postgres.url);
  await ledger.install();
  world = await prepareWorld(cluster, 6);
});
afterAll(() => ledger?.close());

acrossGateways(() => ({ cluster, world, ledger }), test);
