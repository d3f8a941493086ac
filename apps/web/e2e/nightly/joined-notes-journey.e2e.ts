import { ADDRESSES } from '@lqc/contracts';
import { callsOf } from '../support/calls';
import { signInFirst } from '../support/first-analysis';
import { journey, look, page, product } from '../support/journey';
import { addPerson } from '../support/people';
import { VisitDevice } from '../support/visit-device';

const STAFF = 'petugas.ganda';
let tablet: VisitDevice;
let laptop: VisitDevice;
let address: string;

journey('empty', async () => {
  await signInFirst(page, product.admin);
  await addPerson(page, { username: STAFF, role: 'staff' });
  tablet = new VisitDevice(product.url, STAFF);
  laptop = new VisitDevice(product.url, STAFF);
  await tablet.start();
  await tablet.prepare();
  address = await tablet.begin('PT Uji Ganda Sentosa');
  await tablet.page.getByLabel('Responden').fill('Manajer Umum');
  await tablet.saved();
  await tablet.page.getByText('Semua sudah terkirim').first().waitFor();
});
afterAll(async () => {
  for (const device of [tablet, laptop]) await device.stop();
}, 60_000);

const told = (note: string) =>
  callsOf(tablet.page).call('captureNote', { params: { id: note.split('/').at(-1)! } });
type Note = Awaited<ReturnType<typeof told>>;

test('a note that was begun again by name on another device is joined by its person', async () => {
  await laptop.start();
  const plan = laptop.page.waitForResponse((one) =>
    new URL(one.url()).pathname.endsWith(ADDRESSES.plan.path),
  );
  await laptop.prepare();
  await plan;
  await laptop.page.getByLabel('Perusahaan lain').fill('Uji Ganda Sentosa');
  await laptop.page.getByRole('button', { name: 'Mulai catatan', exact: true }).click();
  const warned = laptop.page.getByRole('alertdialog');
  await warned.getByText(`Catatan sedang ditulis oleh ${STAFF}`, { exact: false }).waitFor();
  await look('sudah-dicatat', laptop.page);
  await warned.getByRole('button', { name: 'Tetap mulai' }).click();
  await laptop.page.getByRole('heading', { name: 'Kunjungan dan kontak' }).waitFor();
  const begunAgain = new URL(laptop.page.url()).pathname;
  await laptop.show('Investasi');
  await laptop.page.getByRole('button', { name: /^4\s*Naik/ }).click();
  await laptop.saved();
  await laptop.page.getByText('Semua sudah terkirim').first().waitFor();
  await laptop.page.goto('/kunjungan');
  await laptop.unlock();
  await laptop.page.getByRole('button', { name: 'Gabungkan' }).waitFor();
  await look('catatan-ganda', laptop.page);
  await laptop.page.getByRole('button', { name: 'Gabungkan' }).click();
  const asked = laptop.page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Gabungkan' }).click();
  await laptop.page.getByText('Kedua catatan digabung', { exact: false }).first().waitFor();
  const notes = await Promise.all([address, begunAgain].map(told));
  const [{ fields, disagreeing }] = notes.filter(({ state }) => state === 'open') as [Note];
  expect(fields.find(({ field }) => field === 'score:investasi')?.value).toBe(4);
  expect(disagreeing).toEqual([]);
});
