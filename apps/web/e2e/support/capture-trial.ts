import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES, INDICATORS } from '@lqc/contracts';
import type { Route } from 'playwright-core';
import { callsOf } from './calls';
import { VisitDevice } from './visit-device';

const THEMES = INDICATORS.filter(({ likertLabel }) => likertLabel).slice(0, 6);
const SENT = `**${ADDRESSES.captureEvents.path}`;

/** What may happen to a batch on its way. */
const ON_THE_WAY = {
  async dropped(route: Route) {
    await route.abort('connectionfailed');
  },
  async 'answer lost'(route: Route) {
    await route.fetch().catch(() => {});
    await route.abort('connectionreset');
  },
  async doubled(route: Route) {
    await route.fetch().catch(() => {});
    await route.continue();
  },
  async refused(route: Route) {
    await route.fulfill({
      status: 503,
      json: {
        success: false,
        code: 'DATABASE_UNAVAILABLE',
        message: 'x',
        detail: 'x',
        request_id: 'x',
      },
    });
  },
  async late(route: Route) {
    await new Promise((over) => setTimeout(over, 700));
    await route.continue().catch(() => {});
  },
} as const;

/** mulberry32: the same numbers for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface TrialOutcome {
  readonly seed: number;
  readonly steps: readonly string[];
  /** Fields that the screen had called saved, or that the office was to have, and that are not there. */
  readonly lost: readonly string[];
  /** Fields of one device that stand in two versions. */
  readonly doubled: readonly string[];
}

/**
 * A note is typed on one device while it is killed, its tab is closed, the network goes and batches are
 * dropped, doubled, refused, late, or answered unheard; in the end it is held against what the screen had called
 * saved, on the device and in the office.
 */
export async function runTrial(
  seed: number,
  { url, username }: { readonly url: string; readonly username: string },
): Promise<TrialOutcome> {
  const random = numbersOf(seed);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)]!;
  const folder = mkdtempSync(join(tmpdir(), 'liaison-visit-'));
  const device = new VisitDevice(folder, url, username);
  const steps: string[] = [];
  const lost: string[] = [];
  /** What the screen had called saved, by field. */
  const saved = new Map<string, string | number | boolean>();
  let way: keyof typeof ON_THE_WAY | null = null;
  const watch = () =>
    device.context.route(SENT, (route) => (way ? ON_THE_WAY[way](route) : route.continue()));
  try {
    await device.start();
    await watch();
    await device.prepare();
    const address = await device.begin(`PT Uji ${seed} ${randomUUID().slice(0, 8)}`);
    await device.saved();

    /** After a kill or a closed tab: what was called saved is there, and what is there is what goes on. */
    const comeBack = async () => {
      await device.page.goto(address);
      await device.unlock();
      for (const { key, label } of THEMES) {
        const field = `narrative:${key}`;
        if (!saved.has(field)) continue;
        await device.show(label);
        const there = await device.words().inputValue();
        const was = String(saved.get(field));
        if (!there.startsWith(was)) lost.push(`${field}: "${was}" was saved, "${there}" is there`);
        saved.set(field, there);
      }
    };

    for (let step = 0; step < 5 + Math.floor(random() * 5); step += 1) {
      const { key, label } = pick(THEMES);
      const doing = pick([
        'type',
        'type',
        'type',
        'score',
        'kill',
        'close',
        'offline',
        'way',
        'way',
      ] as const);
      steps.push(`${doing} ${label}`);
      switch (doing) {
        case 'type': {
          await device.show(label);
          await device.words().press('ControlOrMeta+End');
          await device.words().pressSequentially(` kata${step} ${Math.floor(random() * 1e6)}`, {
            delay: random() * 12,
          });
          const text = await device.words().inputValue();
          await device.saved();
          saved.set(`narrative:${key}`, text);
          break;
        }
        case 'score': {
          await device.show(label);
          const score = 1 + Math.floor(random() * 5);
          const answer = device.page.getByRole('button', {
            name: new RegExp(`^${score}\\s*\\p{L}`, 'u'),
          });
          if ((await answer.getAttribute('aria-pressed')) !== 'true') await answer.click();
          await device.saved();
          saved.set(`score:${key}`, score);
          break;
        }
        case 'kill': {
          await device.show(label);
          const before = await device.words().inputValue();
          if (!saved.has(`narrative:${key}`)) saved.set(`narrative:${key}`, before);
          void device
            .words()
            .pressSequentially(' yang sedang diketik ketika mati', { delay: 8 })
            .catch(() => {});
          await new Promise((over) => setTimeout(over, random() * 900));
          await device.kill();
          await device.start();
          await watch();
          await comeBack();
          break;
        }
        case 'close': {
          await device.show(label);
          const page = await device.context.newPage();
          await device.page.close();
          device.page = page;
          await comeBack();
          break;
        }
        case 'offline': {
          await device.context.setOffline(true);
          if (random() < 0.5) await comeBackIn(device, comeBack);
          await new Promise((over) => setTimeout(over, random() * 500));
          await device.context.setOffline(false);
          break;
        }
        case 'way':
          way = pick([...(Object.keys(ON_THE_WAY) as (keyof typeof ON_THE_WAY)[]), null]);
          steps.push(String(way));
      }
    }
    way = null;
    await device.context.setOffline(false);
    const sent = device.page.getByText('Semua sudah terkirim').first();
    const mustSignIn = device.page.getByRole('button', { name: 'Masuk', exact: true });
    await device.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await sent.or(mustSignIn).first().waitFor();
    if (await mustSignIn.isVisible()) await device.signInAgain();
    await sent.waitFor();
    const told = await callsOf(device.page).call('captureNote', {
      params: { id: address.split('/').at(-1)! },
    });
    for (const [field, value] of saved) {
      const there = told.fields.find((one) => one.field === field)?.value ?? '';
      if (there !== value) lost.push(`${field}: "${value}" was typed, the office has "${there}"`);
    }
    return { seed, steps, lost, doubled: told.disagreeing };
  } catch (error) {
    const shown = await device.page
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => '');
    const where = `after ${steps.join(', ')}; the page: ${shown.slice(0, 300).replaceAll('\n', ' | ')}`;
    throw new Error(`${(error as Error).message.slice(0, 300).replaceAll('\n', ' ')} ${where}`, {
      cause: error,
    });
  } finally {
    await device.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The page is loaded again while there is no network. */
const comeBackIn = async (device: VisitDevice, comeBack: () => Promise<void>) => {
  await device.page.close();
  device.page = await device.context.newPage();
  device.page.setDefaultTimeout(30_000);
  await comeBack();
};
