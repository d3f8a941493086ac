import type { Client } from '@lqc/client';
import { SAMPLE_QUARTERS } from '@lqc/sample-data';

/** What a journey finds in the office: no file, or the sample data and nothing else. */
export type Office = 'empty' | 'with sample data';

/** Takes away what another journey left, and loads the sample data where a journey begins with them. */
export async function prepareOffice(admin: Client, office: Office): Promise<void> {
  const { reports } = await admin.call('reports', {});
  for (const { id } of reports) await admin.call('deleteReport', { params: { id } });
  const { data } = await admin.call('userFiles', { body: { scope: 'all' } });
  const quarters = data.quarterly_files;
  const files = [
    ...quarters.map((file) => ({ ...file, fileType: 'quarterly' as const })),
    ...data.company_files.map((file) => ({ ...file, fileType: 'company' as const })),
  ];
  const isWhole =
    quarters.length === SAMPLE_QUARTERS.length && files.every(({ is_sample: is }) => is);
  if (office === 'with sample data' && isWhole) return;
  if (files.some(({ is_sample: is }) => is)) await admin.call('removeSampleData', {});
  for (const { id, fileType, is_sample: isSample } of files)
    if (!isSample) await admin.call('deleteFile', { body: { fileId: id, fileType } });
  if (office === 'with sample data') await admin.send('loadSampleData', {});
}
