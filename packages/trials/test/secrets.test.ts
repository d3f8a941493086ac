import { readFileSync } from 'node:fs';
import { pathOf } from '@lqc/contracts';
import { childrenOf } from '../src/processes/product-process.js';
import { startProduct } from './started-product.js';

const KEY = 'kunci-yang-tidak-boleh-terbaca';
const TOKEN = 'token-yang-tidak-boleh-terbaca-siapa-pun';
const SECRET = /tidak-boleh-terbaca|postgres(?:ql)?:\/\//;

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'no process that the product starts holds a secret in its environment',
  async () => {
    const product = await startProduct({ XAI_API_KEY: KEY, METRICS_TOKEN: TOKEN });
    try {
      const all = descendantsOf(product.pid);
      // Gateway, worker, its warm reader among them.
      expect(all.length).toBeGreaterThan(2);
      const holding = all.filter((pid) => SECRET.test(environmentOf(pid)));
      expect(holding.map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))).toEqual([]);
      // They have them all the same.
      const figures = await fetch(new URL(pathOf('metrics'), product.url), {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(figures.status).toBe(200);
    } finally {
      await product.stop();
    }
  },
  200_000,
);

const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}
