import { DASHBOARD_TABS } from '../../src/features/analysis-session/tabs';
import { callsOf } from '../support/calls';
import { problemsAtEverySize } from '../support/every-size';
import { firstAnalysis } from '../support/first-analysis';
import { button, journey, page, product, staysQuiet } from '../support/journey';

journey('with sample data', () => firstAnalysis(page, product));

test('every tab of an analysis says that a file of it was deleted, on a telephone too, until it is back', async () => {
  const calls = callsOf(page);
  const { sessions } = await calls.call('listSessions', {});
  const { session_id: session, sources } = sessions.find((one) => one.label_last_year !== null)!;
  const { undo_id: undo } = await calls.call('deleteFile', {
    body: { fileId: sources.last_year!.file_id!, fileType: 'quarterly' },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of DASHBOARD_TABS.toReversed()) {
    await page.goto(`/dashboard?tab=${tab}&session=${session}`);
    await page.getByText('Sejak analisis dimulai, file Triwulan III 2024 dihapus.').waitFor();
    expect(await button('Mulai dengan file sekarang').isVisible()).toBe(true);
  }
  const ofList = page.getByText('memakai file lama', { exact: true });
  await ofList.waitFor();
  expect(await problemsAtEverySize(page, '98-file-lama')).toEqual([]);
  await calls.call('undo', { params: { id: undo! } });
  await page.reload();
  await page.getByText(/^Yang berubah: /).waitFor();
  await ofList.waitFor({ state: 'detached' });
});

staysQuiet();
