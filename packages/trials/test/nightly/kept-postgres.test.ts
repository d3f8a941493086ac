import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '@lqc/contracts';
import { childrenOf, isRunning } from '../../src/processes/product-process.js';
import { until } from '../../src/wait.js';
import { type StartedProduct, startProduct } from '../started-product.js';

const onLinux = process.platform === 'linux' ? test : test.skip;

const clusterOf = ({ dataDir }: StartedProduct) => join(dataDir, 'postgres');
const postmasterOf = (product: StartedProduct) =>
  Number(readFileSync(join(clusterOf(product), 'postmaster.pid'), 'utf8').split('\n')[0]);
const readiness = ({ url }: StartedProduct) =>
  fetch(new URL(pathOf('ready'), url)).then(({ status }) => status);

onLinux(
  'a PostgreSQL that was killed is started again; one that cannot be stops everything, with a sentence and a code',
  async () => {
    const product = await startProduct();
    try {
      const first = postmasterOf(product);
      process.kill(first, 'SIGKILL');
      await until('its loss', async () => (await readiness(product)) === 503, 5000);
      await until('readiness', async () => (await readiness(product)) === 200, 30_000);
      expect(postmasterOf(product)).not.toBe(first);
      expect(product.said()).toContain('PostgreSQL ended unexpectedly');

      const children = childrenOf(product.pid);
      renameSync(join(clusterOf(product), 'global'), join(clusterOf(product), 'taken away'));
      process.kill(postmasterOf(product), 'SIGKILL');
      expect(await product.ended).toBe(1);
      expect(product.said()).toMatch(/^PostgreSQL did not start again \(.+\); stopping\.$/m);
      await until('nothing left', () => !children.some(isRunning), 15_000);
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
