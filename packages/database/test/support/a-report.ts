import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/index.js';

export const NO_SOURCES = { before: null, now: null, last_year: null, company: null };

/** A report with one empty section, and the analysis that it is based on. */
export async function aReport(
  database: Database,
  ownerId: string,
): Promise<{ readonly sessionId: string; readonly reportId: string }> {
  const sessionId = randomUUID();
  await database.sessions.create({ id: sessionId, ownerId, sources: NO_SOURCES });
  const quarter = { file_id: null, label: 'Triwulan I 2025', year: 2025, quarter: 1 };
  const reportId = await database.reports.create(
    {
      title: 'Laporan',
      people: '',
      sessionId,
      createdBy: ownerId,
      quarters: { now: quarter, before: quarter },
      sections: [{ chapter: 'bab_1', kind: 'catatan', target: null, title: 'Bagian' }],
    },
    10,
  );
  return { sessionId, reportId: reportId! };
}
