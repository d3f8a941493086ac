import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ADDRESSES } from '@lqc/contracts';
import { firstSignIn } from './people';
import type { PlantedFault } from './planted-faults';
import { type Product, startProduct } from './product';

const HOOK = join(import.meta.dirname, 'plant-in-office.mjs');
/** `npm start` gives up when a process ends more often than five times a minute. */
const RESTARTS_PER_MINUTE = 4;
const MINUTE_MS = 60_000;

/** A product of its own for trials of visits, whose gateway may end and whose pages may be replaced. */
export class VisitOffice {
  readonly url: string;
  #version = 0;
  readonly #restarts: number[] = [];

  private constructor(
    private readonly product: Product,
    private readonly folder: string,
    private readonly versions: readonly string[],
    readonly people: readonly string[],
  ) {
    this.url = product.url;
  }

  /**
   * @param versions folders of the versions of the pages, of which the first is served
   * @param count how many people go on visits
   * @param fault what is made wrong in the gateway
   */
  static async start(
    versions: readonly string[],
    count: number,
    fault?: PlantedFault,
  ): Promise<VisitOffice> {
    const folder = mkdtempSync(join(tmpdir(), 'liaison-served-'));
    serve(folder, versions[0]!);
    const product = await startProduct({
      PORT: String(await freePort()),
      WEB_DIST: join(folder, 'pages'),
      ...(fault?.at === 'office' && {
        NODE_OPTIONS: `--import=${HOOK}`,
        PLANTED_FAULT: JSON.stringify(fault),
      }),
    });
    const people = Array.from({ length: count }, (_, at) => `petugas.${at + 1}`);
    await makePeople(product, people);
    return new VisitOffice(product, folder, versions, people);
  }

  /** Serves the other version of the pages from now on; the files of this one are gone. */
  replacePages(): void {
    this.#version = (this.#version + 1) % this.versions.length;
    serve(this.folder, this.versions[this.#version]!);
  }

  /** The gateway ends at once, whatever it was doing; resolves when it is back. */
  async restart(): Promise<void> {
    const [earlier = 0] = this.#restarts.slice(-RESTARTS_PER_MINUTE);
    if (this.#restarts.length >= RESTARTS_PER_MINUTE)
      await after(Math.max(0, earlier + MINUTE_MS - Date.now()));
    this.#restarts.push(Date.now());
    process.kill(gatewayOf(this.product.pid), 'SIGKILL');
    const { url } = this;
    for (let isBack = false; !isBack;) {
      await after(200);
      isBack = await fetch(url + ADDRESSES.ready.path).then(
        ({ ok }) => ok,
        () => false,
      );
    }
  }

  async stop(): Promise<void> {
    await this.product.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Makes `pages` of a folder another folder, at once. */
function serve(folder: string, pages: string): void {
  symlinkSync(pages, join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'pages'));
}

function gatewayOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(
    children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('apps/api/')),
  );
}

/** Of a port of its own, since a gateway that comes back has the same address. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

async function makePeople(
  { url, admin: first }: Product,
  people: readonly string[],
): Promise<void> {
  const admin = await firstSignIn(url, first.username, first.oneTimePassword);
  for (const username of people) {
    const made = await admin.call('createUser', { body: { username, role: 'staff' } });
    await firstSignIn(url, username, made.one_time_password!);
  }
}
