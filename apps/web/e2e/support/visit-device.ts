import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { enter } from './first-analysis';
import { launchProfile } from './launch-browser';

const PASSPHRASE = 'frasa sandi perangkat uji';

/** A device at a visit: a browser over a profile of its own, which survives being killed. */
export class VisitDevice {
  readonly folder = mkdtempSync(join(tmpdir(), 'liaison-visit-'));
  context!: BrowserContext;
  page!: Page;
  #limit: CDPSession | null = null;

  constructor(
    private readonly url: string,
    private readonly username: string,
  ) {}

  async start(): Promise<void> {
    this.context = await launchProfile(this.folder, this.url);
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
    this.page.setDefaultTimeout(30_000);
  }

  /** Signs in, sets the passphrase and lets the pages be kept for when there is no network. */
  async prepare(): Promise<void> {
    await enter(this.page, this.username);
    await this.page.goto('/kunjungan');
    await this.page.getByLabel('Frasa sandi perangkat').fill(PASSPHRASE);
    await this.page.getByLabel('Ketik sekali lagi').fill(PASSPHRASE);
    await this.page.getByRole('button', { name: 'Mulai memakai' }).click();
    await this.page.getByRole('button', { name: 'Siapkan kunjungan' }).waitFor();
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  }

  /** Begins a note of a company by its name; gives the note's address. */
  async begin(company: string): Promise<string> {
    await this.page.getByLabel('Perusahaan lain').fill(company);
    await this.page.getByRole('button', { name: 'Mulai catatan', exact: true }).click();
    await this.page.getByRole('heading', { name: 'Kunjungan dan kontak' }).waitFor();
    return new URL(this.page.url()).pathname;
  }

  async unlock(page = this.page): Promise<void> {
    await page.getByLabel('Frasa sandi perangkat').fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Buka', exact: true }).click();
    await page
      .getByRole('button', { name: 'Rekap' })
      .or(page.getByText('Siapkan kunjungan'))
      .first()
      .waitFor();
  }

  isLocked = (): Promise<boolean> => this.page.getByLabel('Frasa sandi perangkat').isVisible();

  /** Signs in again where a killed browser had not written its cookie yet, as a person does who is asked to. */
  async signInAgain(): Promise<void> {
    const address = this.page.url();
    await enter(this.page, this.username);
    await this.page.goto(address);
    await this.unlock();
  }

  /** Shows a theme of the note. */
  async show(theme: string, page = this.page): Promise<void> {
    const list = page.getByRole('navigation', { name: 'Tema' });
    await list.getByRole('button', { name: theme, exact: false }).first().click();
    await page.getByRole('heading', { level: 2, name: theme }).waitFor();
  }

  words = (page = this.page) => page.getByLabel('Kata kontak');

  /** Calls a function of the page with the words on the screen, each time the screen calls them saved. */
  tellSaved(name: string): Promise<void> {
    return this.page.evaluate((told) => {
      const tell = () => {
        const words = document.querySelector<HTMLTextAreaElement>('main textarea');
        const isSaved = document.querySelector('main [data-saved="true"]');
        if (isSaved && words)
          void (globalThis as unknown as Record<string, (text: string) => void>)[told]!(
            words.value,
          );
      };
      new MutationObserver(tell).observe(document.body, {
        subtree: true,
        attributeFilter: ['data-saved'],
      });
      tell();
    }, name);
  }

  /** Moves the page's clock, until it is loaded again. */
  moveClock(byMs: number): Promise<void> {
    return this.page.evaluate((ms) => {
      globalThis.Date = new Proxy(Date, {
        construct: (right, given: [number]) =>
          given.length > 0 ? new right(...given) : new right(right.now() + ms),
        get: (right, key) =>
          key === 'now' ? () => right.now() + ms : (Reflect.get(right, key) as unknown),
      });
    }, byMs);
  }

  /** How many bytes the page may store; null for as many as the disk has. */
  async limitStorage(bytes: number | null): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(this.page.url()).origin,
      ...(bytes !== null && { quotaSize: bytes }),
    });
    // The browser forgets the limit when the session ends.
    this.#limit?.detach().catch(() => {});
    this.#limit = bytes === null ? null : session;
    if (bytes === null) await session.detach();
  }

  /** The page's timers hardly run any more, as those of a hidden page do. */
  slowTimers(): Promise<void> {
    return this.page.evaluate(() => {
      const right = globalThis.setTimeout;
      globalThis.setTimeout = ((work: () => void, ms = 0) =>
        right(work, ms + 60_000)) as typeof setTimeout;
    });
  }

  /** The page is told that it is hidden, as by another app that covers it. */
  hide(): Promise<void> {
    return this.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  /** Resolves when the note can be typed into. */
  async untilWritable(): Promise<void> {
    await this.page.locator('main textarea:not([readonly])').first().waitFor();
  }

  /** Resolves when the screen says that what was typed is on the device. */
  async saved(): Promise<void> {
    await this.isSaved().first().waitFor();
  }

  isSaved = () => this.page.locator('main [data-saved="true"]');

  /** Ends the browser as a machine does that loses its power: every process, without a word. */
  async kill(): Promise<void> {
    const session = await this.context.browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { id } of processInfo)
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It ended with another one.
      }
    await this.context.close().catch(() => {});
  }

  /** Ends the browser for good, and what its profile holds. */
  async stop(): Promise<void> {
    await this.context?.close().catch(() => {});
    rmSync(this.folder, { recursive: true, force: true });
  }
}
