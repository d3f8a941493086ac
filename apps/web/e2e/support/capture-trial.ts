import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES, INDICATORS } from '@lqc/contracts';
import type { Route } from 'playwright-core';
import { callsOf } from './calls';
import { VisitDevice } from './visit-device';
import type { VisitOffice } from './visit-office';

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
  /** What the screen had called saved, and is not there; and what a page did that it must not do. */
  readonly lost: readonly string[];
  /** Fields of one device that stand in two versions. */
  readonly doubled: readonly string[];
}

const DAY_MS = 86_400_000;
/** Time for a page to do what it must not do. */
const A_MOMENT_MS = 400;
/** Less than a note's events take. */
const FULL = 1;

const after = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

/**
 * A note is typed on one device while it is killed, its tab is closed, the network goes, the disk is full, the
 * clock is moved, the program is replaced, and batches are dropped, doubled, refused, late, or answered unheard.
 * In every second trial a copy of the device, or another device, types without a network as well. In the end
 * the note is held against what the screens had called saved.
 */
export async function runTrial(
  seed: number,
  office: VisitOffice,
  username: string,
): Promise<TrialOutcome> {
  const trial = new Trial(seed, office, username);
  try {
    await trial.run();
    const { steps, lost, doubled } = trial;
    return { seed, steps, lost, doubled };
  } catch (error) {
    const shown = await trial.shownNow();
    const where = `after ${trial.steps.join(', ')}; the page: ${shown.slice(0, 300).replaceAll('\n', ' | ')}`;
    throw new Error(`${(error as Error).message.slice(0, 300).replaceAll('\n', ' ')} ${where}`, {
      cause: error,
    });
  } finally {
    await trial.end();
  }
}

/** What a screen had called saved, by field. */
type Saved = Map<string, string | number | boolean>;

class Trial {
  readonly steps: string[] = [];
  readonly lost: string[] = [];
  doubled: readonly string[] = [];
  readonly #random: () => number;
  readonly #folders: string[] = [];
  readonly #saved: Saved = new Map();
  readonly #device: VisitDevice;
  /** A copy of the device, or another one, that types beside it from some moment on. */
  #other: { readonly device: VisitDevice; readonly saved: Saved } | null = null;
  #way: keyof typeof ON_THE_WAY | null = null;
  #address = '';

  constructor(
    private readonly seed: number,
    private readonly office: VisitOffice,
    private readonly username: string,
  ) {
    this.#random = numbersOf(seed);
    this.#device = this.#aDevice();
  }

  async run(): Promise<void> {
    await this.#device.start();
    await this.#watch();
    await this.#device.prepare();
    this.#address = await this.#device.begin(`PT Uji ${this.seed} ${randomUUID().slice(0, 8)}`);
    await this.#device.saved();
    await this.#type();
    const count = 5 + Math.floor(this.#random() * 5);
    const joins = this.seed % 2 === 0 ? Math.floor(this.#random() * count) : -1;
    for (let step = 0; step < count; step += 1) {
      if (step === joins) await this.#step(this.#pick(['copied', 'another'] as const));
      await this.#step(this.#pick(OFTEN));
    }
    await this.#compare();
  }

  shownNow = (): Promise<string> =>
    this.#device.page
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => '');

  async end(): Promise<void> {
    await this.#device.stop();
    await this.#other?.device.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }

  #aDevice(): VisitDevice {
    const folder = mkdtempSync(join(tmpdir(), 'liaison-visit-'));
    this.#folders.push(folder);
    return new VisitDevice(folder, this.office.url, this.username);
  }

  #pick<One>(all: readonly One[]): One {
    return all[Math.floor(this.#random() * all.length)]!;
  }

  #watch = () =>
    this.#device.context.route(SENT, (route) =>
      this.#way ? ON_THE_WAY[this.#way](route) : route.continue(),
    );

  async #step(doing: Step): Promise<void> {
    this.steps.push(doing);
    switch (doing) {
      case 'type':
        return this.#type();
      case 'score':
        return this.#score();
      case 'kill':
        return this.#kill();
      case 'close':
        await this.#newTab();
        return this.#comeBack();
      case 'offline':
        await this.#device.context.setOffline(true);
        if (this.#random() < 0.5) {
          await this.#newTab();
          await this.#comeBack();
        }
        await after(this.#random() * 500);
        return this.#device.context.setOffline(false);
      case 'way':
        this.#way = this.#pick([...(Object.keys(ON_THE_WAY) as (keyof typeof ON_THE_WAY)[]), null]);
        this.steps.push(String(this.#way));
        return;
      case 'full':
        return this.#full();
      case 'clock':
        return this.#device.moveClock(this.#pick([-400, -1, 1, 400]) * DAY_MS);
      case 'new program':
        return this.#newProgram();
      case 'second tab':
        return this.#secondTab();
      case 'copied':
        return this.#copied();
      case 'another':
        return this.#another();
    }
  }

  async #type(device = this.#device, saved = this.#saved): Promise<void> {
    const { key, label } = this.#pick(THEMES);
    await device.show(label);
    await device.words().press('ControlOrMeta+End');
    await device.words().pressSequentially(` kata ${Math.floor(this.#random() * 1e6)}`, {
      delay: this.#random() * 12,
    });
    const text = await device.words().inputValue();
    await device.saved();
    saved.set(`narrative:${key}`, text);
  }

  async #score(): Promise<void> {
    const { key, label } = this.#pick(THEMES);
    await this.#device.show(label);
    const score = 1 + Math.floor(this.#random() * 5);
    const answer = this.#device.page.getByRole('button', {
      name: new RegExp(`^${score}\\s*\\p{L}`, 'u'),
    });
    if ((await answer.getAttribute('aria-pressed')) !== 'true') await answer.click();
    await this.#device.saved();
    this.#saved.set(`score:${key}`, score);
  }

  /** The device dies while it is typed on, often just as the screen calls a text saved. */
  async #kill(): Promise<void> {
    const { key, label } = this.#pick(THEMES);
    const device = this.#device;
    await device.show(label);
    const field = `narrative:${key}`;
    const there = await device.words().inputValue();
    if (there) this.#saved.set(field, there);
    const told = new Promise<void>((heard) => {
      void device.page
        .exposeFunction('toldSaved', (text: string) => {
          if (text) this.#saved.set(field, text);
          heard();
        })
        .then(() => device.tellSaved('toldSaved'));
    });
    await told;
    const sentence = Array.from({ length: 4 }, (_, at) => ` mati ${at}`).join('');
    void device
      .words()
      .press('ControlOrMeta+End')
      .catch(() => {});
    void device
      .words()
      .pressSequentially(sentence, { delay: this.#random() * 120 })
      .catch(() => {});
    const isAtOnce = this.#random() < 0.5;
    await (isAtOnce ? this.#savedAgain(field) : after(this.#random() * 900));
    await device.kill();
    await device.start();
    await this.#watch();
    await this.#comeBack();
  }

  /** Resolves as soon as the screen calls a longer text saved. */
  async #savedAgain(field: string): Promise<void> {
    const before = this.#saved.get(field);
    for (let waited = 0; waited < 3000; waited += 2) {
      if (this.#saved.get(field) !== before) return;
      await after(2);
    }
  }

  async #newTab(): Promise<void> {
    const page = await this.#device.context.newPage();
    await this.#device.page.close();
    page.setDefaultTimeout(30_000);
    this.#device.page = page;
  }

  /** After a kill or a closed tab: what was called saved is there, and what is there is what goes on. */
  async #comeBack(): Promise<void> {
    const device = this.#device;
    await device.page.goto(this.#address);
    await device.unlock();
    for (const { key, label } of THEMES) {
      const field = `narrative:${key}`;
      if (!this.#saved.has(field)) continue;
      await device.show(label);
      const there = await device.words().inputValue();
      const was = String(this.#saved.get(field));
      if (!there.startsWith(was))
        this.lost.push(`${field}: "${was}" was saved, "${there}" is there`);
      this.#saved.set(field, there);
    }
  }

  /** The disk is full for a while: nothing is called saved that is not, and nothing typed is lost. */
  async #full(): Promise<void> {
    await this.#device.limitStorage(FULL);
    const typed = this.#type();
    await after(A_MOMENT_MS);
    await this.#device.limitStorage(null);
    await typed;
  }

  /** A newer program is there: the open note goes on, and nothing loads again by itself. */
  async #newProgram(): Promise<void> {
    const { page } = this.#device;
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    appendFileSync(join(this.office.pages, 'sw.js'), `\n// ${this.seed}`);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/kunjungan');
      await registration?.update().catch(() => {});
    });
    await this.#type();
    await after(A_MOMENT_MS);
    const isSame = await page.evaluate(() => 'isSamePage' in globalThis).catch(() => false);
    if (!isSame) this.lost.push('the page loaded again by itself while a note was open');
  }

  /** A second tab of the note shows it and writes nothing. */
  async #secondTab(): Promise<void> {
    const second = await this.#device.context.newPage();
    await second.goto(this.#address);
    await this.#device.unlock(second);
    const { label } = this.#pick(THEMES);
    await this.#device.show(label, second);
    const words = this.#device.words(second);
    if (await words.isEditable()) {
      await words.press('ControlOrMeta+End');
      await words.pressSequentially(' dari tab kedua');
      await after(A_MOMENT_MS);
      this.lost.push('a second tab writes the same note');
    }
    await second.close();
  }

  /** The device's profile is copied, as a restored backup is, and the copy goes on by itself. */
  async #copied(): Promise<void> {
    await this.#device.kill();
    const device = this.#aDevice();
    cpSync(this.#device.folder, device.folder, {
      recursive: true,
      filter: (path) => !/Singleton/.test(path),
    });
    await this.#device.start();
    await this.#watch();
    await this.#comeBack();
    await device.start();
    await this.#goOnAside(device);
  }

  /** Another device of the same person opens the note, once the office has it. */
  async #another(): Promise<void> {
    await this.#allSent(this.#device);
    const device = this.#aDevice();
    await device.start();
    await device.prepare();
    await device.page
      .getByRole('button', { name: /^Lanjutkan/ })
      .first()
      .waitFor();
    await this.#goOnAside(device);
  }

  async #goOnAside(device: VisitDevice): Promise<void> {
    const saved: Saved = new Map();
    this.#other = { device, saved };
    if (!device.page.url().includes('/kunjungan')) {
      await device.page.goto(this.#address);
      await device.unlock();
    } else {
      await device.page
        .getByRole('button', { name: new RegExp(`^Lanjutkan PT Uji ${this.seed} `) })
        .click();
      await device.page.getByRole('heading', { name: 'Kunjungan dan kontak' }).waitFor();
    }
    await device.context.setOffline(true);
    for (let at = 0; at < 3; at += 1) await this.#type(device, saved);
  }

  /** Everything is sent, whatever the network did before. */
  async #allSent(device: VisitDevice): Promise<void> {
    this.#way = null;
    await device.context.setOffline(false);
    const sent = device.page.getByText('Semua sudah terkirim').first();
    const mustSignIn = device.page.getByRole('button', { name: 'Masuk', exact: true });
    await device.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await sent.or(mustSignIn).first().waitFor();
    if (await mustSignIn.isVisible()) await device.signInAgain();
    await sent.waitFor();
  }

  async #compare(): Promise<void> {
    await this.#allSent(this.#device);
    if (this.#other) await this.#allSent(this.#other.device);
    const { fields, disagreeing } = await callsOf(this.#device.page).call('captureNote', {
      params: { id: this.#address.split('/').at(-1)! },
    });
    for (const { saved, whose } of [
      { saved: this.#saved, whose: 'the device' },
      { saved: this.#other?.saved ?? new Map<string, string>(), whose: 'the other device' },
    ])
      for (const [field, value] of saved) {
        const told = fields.find((one) => one.field === field);
        const standing = [told?.value ?? '', ...(told?.versions ?? []).map((one) => one.value)];
        // A text that somebody went on with begins with it; texts are only ever added to here.
        const holds = (there: unknown) =>
          there === value || (typeof value === 'string' && String(there).startsWith(value));
        if (!standing.some(holds))
          this.lost.push(
            `${field}: ${whose} saved "${value}", the office has ${JSON.stringify(standing)}`,
          );
      }
    const inBoth = (field: string) => this.#other?.saved.has(field) && this.#saved.has(field);
    this.doubled = disagreeing.filter((field) => !inBoth(field));
  }
}

const OFTEN = [
  'type',
  'type',
  'type',
  'score',
  'kill',
  'kill',
  'close',
  'offline',
  'way',
  'way',
  'full',
  'clock',
  'new program',
  'second tab',
] as const;
type Step = (typeof OFTEN)[number] | 'copied' | 'another';
