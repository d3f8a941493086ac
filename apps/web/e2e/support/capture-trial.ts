import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { ADDRESSES, INDICATORS } from '@lqc/contracts';
import { callsOf } from './calls';
import { ALL_ON_THE_WAY, ON_THE_WAY, type OnTheWay } from './on-the-way';
import { SavedValues } from './saved-values';
import { randomFrom } from '@lqc/sample-data';
import { VisitDevice } from './visit-device';
import type { VisitOffice } from './visit-office';

const WAYS: readonly (OnTheWay | null)[] = [...ALL_ON_THE_WAY, null];
const THEMES = INDICATORS.filter(({ likertLabel }) => likertLabel).slice(0, 6);
const SENT = `**${ADDRESSES.captureEvents.path}`;
const TOLD = `**${ADDRESSES.captureNote.path.replace('{id}', '*')}`;

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
/** What is typed is on the disk within this time. */
const WITHIN_MS = 2000;
/** Long enough for a person to type on meanwhile. */
const TOLD_LATE_MS = 2500;
/** Less than a note's events take. */
const FULL = 1;

/**
 * A note is typed on one device while it is killed or hidden, its tab is closed or doubled, the network goes, the
 * disk is full, the clock is moved, the program is replaced, the office's gateway ends, and batches are dropped,
 * doubled, refused, late, out of order, or answered unheard.
 * In every second trial a copy of the device, or another device, types without a network as well, and what it
 * typed arrives in the opposite order. In the end the note is held against what the screens had called saved.
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

class Trial {
  readonly steps: string[] = [];
  readonly lost: string[] = [];
  doubled: readonly string[] = [];
  readonly #random: () => number;
  readonly #saved = new SavedValues('the device');
  readonly #device: VisitDevice;
  /** A copy of the device, or another one, that types beside it from some moment on. */
  #other: { readonly device: VisitDevice; readonly saved: SavedValues } | null = null;
  #way: OnTheWay | null = null;
  #theme = THEMES[0]!;
  /** In every third trial the office takes its time to tell of the note, and it is typed on meanwhile. */
  readonly #isToldLate: boolean;
  #address = '';

  constructor(
    private readonly seed: number,
    private readonly office: VisitOffice,
    private readonly username: string,
  ) {
    this.#random = randomFrom(seed);
    this.#isToldLate = seed % 3 === 0;
    this.#device = new VisitDevice(office.url, username);
  }

  async run(): Promise<void> {
    await this.#device.start();
    await this.#watch();
    await this.#device.prepare();
    this.#address = await this.#device.begin(`PT Uji ${this.seed} ${randomUUID().slice(0, 8)}`);
    await this.#device.saved();
    this.#way = this.#isToldLate ? null : WAYS[this.seed % WAYS.length]!;
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
  }

  #pick<One>(all: readonly One[]): One {
    return all[Math.floor(this.#random() * all.length)]!;
  }

  async #watch(): Promise<void> {
    const { context } = this.#device;
    await context.route(SENT, (route) =>
      this.#way ? ON_THE_WAY[this.#way](route) : route.continue(),
    );
    await context.route(TOLD, async (route) => {
      if (this.#isToldLate) await after(TOLD_LATE_MS);
      await route.continue().catch(() => {});
    });
  }

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
        this.#way = this.#pick(WAYS);
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
      case 'hidden':
        return this.#hidden();
      case 'office ends':
        return this.#officeEnds();
      case 'copied':
        return this.#copied();
      case 'another':
        return this.#another();
    }
  }

  /** Types into a theme, often the one that was typed into before, so that a batch has several texts of it. */
  async #type(device = this.#device, saved = this.#saved): Promise<void> {
    // Where the office tells late, another theme is typed into while it does.
    if (this.#isToldLate) await after(this.#random() * TOLD_LATE_MS);
    if (this.#isToldLate || this.#random() < 0.5) this.#theme = this.#pick(THEMES);
    const { key, label } = this.#theme;
    const field = `narrative:${key}`;
    await device.show(label);
    await this.#isThere(field, device, saved);
    await device.words().press('ControlOrMeta+End');
    await device.words().pressSequentially(` kata ${Math.floor(this.#random() * 1e6)}`, {
      delay: this.#random() * 12,
    });
    const text = await device.words().inputValue();
    await device.saved();
    saved.set(field, text);
  }

  /** Holds the text on the screen against what had been called saved, and gives it. */
  async #isThere(field: string, device = this.#device, saved = this.#saved): Promise<string> {
    const there = await device.words().inputValue();
    this.lost.push(...saved.missingOn(field, there));
    return there;
  }

  async #score(): Promise<void> {
    const { key, label } = this.#pick(THEMES);
    await this.#device.show(label);
    const score = 1 + Math.floor(this.#random() * 5);
    const answer = this.#device.page.getByRole('button', {
      name: new RegExp(`^${score}\\s*\\p{L}`, 'u'),
    });
    if ((await answer.getAttribute('aria-pressed')) !== 'true') await answer.click();
    // Only what is shown as chosen may be called saved.
    await answer.and(this.#device.page.locator('[aria-pressed="true"]')).waitFor();
    await this.#device.saved();
    this.#saved.set(`score:${key}`, score);
  }

  /** The device dies while it is typed on, often just as the screen calls a text saved. */
  async #kill(): Promise<void> {
    const { key, label } = this.#pick(THEMES);
    const device = this.#device;
    await device.show(label);
    const field = `narrative:${key}`;
    const there = await this.#isThere(field);
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
    await this.#dieAndComeBack();
  }

  async #dieAndComeBack(): Promise<void> {
    await this.#device.kill();
    await this.#device.start();
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
    // A newer program takes over as the last tab goes, and Playwright, which is attached to both, may then wait for
    // ever for a page asked for within some 25 ms (2 of 8 times; Chromium alone 0 of 30).
    await after(A_MOMENT_MS);
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
      this.#saved.set(field, await this.#isThere(field));
    }
  }

  /** The disk is full for a while: nothing is called saved that is not, and nothing typed is lost. */
  async #full(): Promise<void> {
    const device = this.#device;
    // The browser asks for its space once in 30 s, so it is told before it has written anything.
    await device.kill();
    await device.start();
    await this.#watch();
    await device.page.goto(this.#address);
    await device.limitStorage(FULL);
    await device.unlock();
    const typed = this.#type();
    const refused = device.page.getByText('Belum tersimpan').first().waitFor();
    // The disk stays full until something was stored on it, or called saved, however slow the machine is.
    await Promise.race([typed, refused.catch(() => {})]);
    await after(A_MOMENT_MS);
    await device.limitStorage(null);
    await typed;
    await this.#newTab();
    await this.#comeBack();
  }

  /** A newer program is there: the open note goes on, and nothing loads again by itself. */
  async #newProgram(): Promise<void> {
    const { page } = this.#device;
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    this.office.replacePages();
    // A page that loads again breaks the call off.
    await page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/kunjungan');
        await registration?.update().catch(() => {});
        for (let waited = 0; registration?.installing && waited < 400; waited += 1)
          await new Promise((over) => setTimeout(over, 50));
      })
      .catch(() => {});
    await after(A_MOMENT_MS);
    if (await page.evaluate(() => 'isSamePage' in globalThis).catch(() => false))
      return this.#type();
    this.lost.push('the page loaded again by itself while a note was open');
    return this.#comeBack();
  }

  /** A second tab of the note shows it and writes nothing; it goes on where the first is closed. */
  async #secondTab(): Promise<void> {
    const device = this.#device;
    const second = await device.context.newPage();
    second.setDefaultTimeout(30_000);
    await second.goto(this.#address);
    await device.unlock(second);
    const { label } = this.#pick(THEMES);
    await device.show(label, second);
    // The first may have been locked meanwhile, since its sign-in had ended.
    if ((await device.words(second).isEditable()) && !(await device.isLocked()))
      this.lost.push('a second tab writes the same note');
    if (this.#random() < 0.5) {
      await second.close();
      if (await device.isLocked()) await device.unlock();
      return;
    }
    await device.page.close();
    device.page = second;
    await device.untilWritable();
    await this.#type();
  }

  /** The page is hidden just after the last key, and its clocks hardly run; then the device dies. */
  async #hidden(): Promise<void> {
    const device = this.#device;
    const { key, label } = this.#pick(THEMES);
    await device.show(label);
    await device.slowTimers();
    await device.words().press('ControlOrMeta+End');
    await device.words().pressSequentially(` tersembunyi ${Math.floor(this.#random() * 1e6)}`);
    this.#saved.set(`narrative:${key}`, await device.words().inputValue());
    await device.hide();
    await after(WITHIN_MS);
    return this.#dieAndComeBack();
  }

  /** The office's gateway ends about when it is sent to. */
  async #officeEnds(): Promise<void> {
    await this.#type();
    await after(1200 + this.#random() * 1600);
    await this.office.restart();
  }

  /** The device's profile is copied, as a restored backup is, and the copy goes on by itself. */
  async #copied(): Promise<void> {
    await this.#device.kill();
    const device = new VisitDevice(this.office.url, this.username);
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
    const device = new VisitDevice(this.office.url, this.username);
    await device.start();
    await device.prepare();
    await device.page
      .getByRole('button', { name: /^Lanjutkan/ })
      .first()
      .waitFor();
    await this.#goOnAside(device);
  }

  async #goOnAside(device: VisitDevice): Promise<void> {
    const saved = new SavedValues('the other device');
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
    await device.context.route(SENT, ON_THE_WAY.reordered);
  }

  /** Everything is sent, whatever the network did before. */
  async #allSent(device: VisitDevice): Promise<void> {
    this.#way = null;
    await device.context.setOffline(false);
    const sent = device.page.getByText('Semua sudah terkirim').first();
    const mustSignIn = device.page.getByRole('button', { name: 'Masuk', exact: true });
    await device.page.evaluate(() => window.dispatchEvent(new Event('online')));
    try {
      await sent.or(mustSignIn).first().waitFor();
      if (await mustSignIn.isVisible()) await device.signInAgain();
      await sent.waitFor();
    } catch {
      this.lost.push('not everything was sent in the end');
    }
  }

  async #compare(): Promise<void> {
    await this.#allSent(this.#device);
    if (this.#other) await this.#allSent(this.#other.device);
    const { fields, disagreeing } = await callsOf(this.#device.page).call('captureNote', {
      params: { id: this.#address.split('/').at(-1)! },
    });
    this.lost.push(
      ...this.#saved.missingAt(fields),
      ...(this.#other?.saved.missingAt(fields) ?? []),
    );
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
  'hidden',
  'office ends',
] as const;
type Step = (typeof OFTEN)[number] | 'copied' | 'another';
