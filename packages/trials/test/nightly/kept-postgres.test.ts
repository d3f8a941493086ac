import { readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathOf } from '@lqc/contracts';
import { type EmbeddedPostgres, findEmbeddedPostgres, HeardClient } from '@lqc/database';
import { childrenOf, isRunning } from '../../src/processes/product-process.js';
import { until } from '@lqc/contracts/testing';
import { type StartedProduct, startProduct } from '../started-product.js';

const onLinux = process.platform === 'linux' ? test : test.skip;

const clusterOf = ({ dataDir }: StartedProduct) => join(dataDir, 'postgres');
const postmasterOf = (product: StartedProduct) =>
  Number(readFileSync(join(clusterOf(product), 'postmaster.pid'), 'utf8').split('\n')[0]);
const serverOf = async ({ dataDir }: StartedProduct) => (await findEmbeddedPostgres(dataDir))!;
const isReady = ({ url }: StartedProduct) =>
  fetch(new URL(pathOf('ready'), url)).then(
    ({ ok }) => ok,
    () => false,
  );

/** What the server keeps of the password that gateway and worker have, and whose the audit log is. */
async function keptBy({ url }: EmbeddedPostgres): Promise<{ password: string; owner: string }> {
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ password: string; owner: string }>(
      `SELECT rolpassword AS password, tableowner AS owner FROM pg_authid, pg_tables
        WHERE rolname = 'liaison_product' AND tablename = 'audit_event'`,
    )
    .finally(() => client.end());
  return rows[0]!;
}

/** Listens on a port as soon as it is free, and asks whoever comes for the password in the clear. */
async function listenInPlaceOf(port: number) {
  let told = '';
  const asksForPassword = Buffer.from('R\0\0\0\x08\0\0\0\x03', 'latin1');
  const impostor = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      told += chunk.toString('latin1');
      socket.write(asksForPassword);
    });
  });
  const listen = () =>
    new Promise<boolean>((done) => {
      impostor.once('error', () => done(false));
      impostor.listen(port, '127.0.0.1', () => done(true));
    });
  await until(listen, 5000);
  return { told: () => told, stop: () => void impostor.close() };
}

onLinux(
  'after a crash of PostgreSQL all is started anew, and whoever took its port learns nothing; one that cannot start stops everything, with a sentence and a code',
  async () => {
    const product = await startProduct();
    try {
      const first = await serverOf(product);
      const kept = await keptBy(first);
      process.kill(first.pid, 'SIGKILL');
      const impostor = await listenInPlaceOf(first.port);
      await until(async () => !(await isReady(product)), 5000);
      await until(() => isReady(product), 30_000);
      await until(() => product.said().split(product.url).length > 2, 30_000);
      const second = await serverOf(product);
      expect(second.pid).not.toBe(first.pid);
      expect(second.port).not.toBe(first.port);
      expect(product.said()).toContain('PostgreSQL ended unexpectedly');
      const keptNow = await keptBy(second);
      expect(keptNow.password).not.toBe(kept.password);
      expect(keptNow.owner).toBe(kept.owner);
      // The message that carries a password begins with this letter.
      expect(impostor.told()).not.toMatch(/p\0\0\0/);
      impostor.stop();

      const children = childrenOf(product.pid);
      renameSync(join(clusterOf(product), 'global'), join(clusterOf(product), 'taken away'));
      process.kill(postmasterOf(product), 'SIGKILL');
      expect(await product.ended).toBe(1);
      expect(product.said()).toMatch(/^PostgreSQL did not start again \(.+\); stopping\.$/m);
      await until(() => !children.some(isRunning), 15_000);
    } finally {
      await product.stop();
    }
  },
  240_000,
);

onLinux(
  'a PostgreSQL that ends while everything is stopped is not started again',
  async () => {
    const product = await startProduct();
    try {
      // As a service manager does, which tells every process of the group.
      process.kill(product.pid, 'SIGTERM');
      process.kill(postmasterOf(product), 'SIGINT');
      expect(await product.ended).toBe(0);
      expect(product.said()).not.toContain('PostgreSQL ended unexpectedly');
    } finally {
      await product.stop();
    }
  },
  200_000,
);
