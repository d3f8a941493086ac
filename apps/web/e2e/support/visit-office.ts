import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@lqc/client';
import { type PlantedFault, buildWithFault } from './planted-faults';
import { startProduct } from './product';
import { PASSWORD } from './secrets';

const BUILT = join(import.meta.dirname, '../../dist');

/** A product of its own for trials of visits, whose pages may be replaced while it runs. */
export interface VisitOffice {
  readonly url: string;
  /** The folder of the built pages. */
  readonly pages: string;
  readonly people: readonly string[];
  stop(): Promise<void>;
}

/**
 * @param count how many people go on visits
 * @param fault what is made wrong in the pages
 */
export async function startVisitOffice(count: number, fault?: PlantedFault): Promise<VisitOffice> {
  const pages = mkdtempSync(join(tmpdir(), 'liaison-pages-'));
  if (fault) await buildWithFault(fault, pages);
  else cpSync(BUILT, pages, { recursive: true });
  const product = await startProduct({ WEB_DIST: pages });
  const { url } = product;
  const signedIn = async (username: string, password: string) => {
    const { token } = await new Client({ baseUrl: () => url }).call('login', {
      body: { username, password },
    });
    const client = new Client({
      baseUrl: () => url,
      headers: () => ({ authorization: `Bearer ${token}` }),
    });
    await client.call('changePassword', {
      body: { current_password: password, new_password: PASSWORD },
    });
    return client;
  };
  const admin = await signedIn(product.admin.username, product.admin.oneTimePassword);
  const people = Array.from({ length: count }, (_, at) => `petugas.${at + 1}`);
  for (const username of people) {
    const made = await admin.call('createUser', { body: { username, role: 'staff' } });
    await signedIn(username, made.one_time_password!);
  }
  return {
    url,
    pages,
    people,
    async stop() {
      await product.stop();
      rmSync(pages, { recursive: true, force: true });
    },
  };
}
