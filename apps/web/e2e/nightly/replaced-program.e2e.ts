import { rmSync } from 'node:fs';
import { buildVersions } from '../support/program-versions';
import { VisitDevice } from '../support/visit-device';
import { VisitOffice } from '../support/visit-office';

/** Which of the two versions of the program a page runs. */
declare const programVersion: number;

const TEN_MINUTES_MS = 600_000;

test(
  'a page that was open as another tab took a newer program goes on with the files it began with',
  async () => {
    const versions = await buildVersions();
    const office = await VisitOffice.start(versions, 1);
    const device = new VisitDevice(office.url, office.people[0]!);
    try {
      await device.start();
      // A route keeps the browser from answering out of its own cache, on which nothing can rely.
      await device.context.route('**/assets/**', (route) => route.continue());
      await device.prepare();
      // A page has the program that keeps its files only after it was loaded once more.
      await device.page.reload();
      await device.unlock();
      const other = await device.context.newPage();
      await other.goto('/kunjungan');
      await device.unlock(other);
      office.replacePages();
      await other.evaluate(() =>
        navigator.serviceWorker.getRegistration('/kunjungan').then((kept) => kept!.update()),
      );
      await other.getByRole('button', { name: 'Pakai versi baru' }).click();
      await other.waitForFunction(() => 'programVersion' in globalThis && programVersion === 2);
      await device.begin('PT Uji Dua Tab');
      expect(await device.page.evaluate(() => programVersion)).toBe(1);
    } finally {
      await device.stop();
      await office.stop();
      for (const folder of versions) rmSync(folder, { recursive: true, force: true });
    }
  },
  TEN_MINUTES_MS,
);
