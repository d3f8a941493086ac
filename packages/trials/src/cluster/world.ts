import { type QuarterlyFile, type SessionResponse, type UploadFile1Response } from '@lqc/contracts';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { formWith } from './caller.js';
import type { Cluster } from './start-cluster.js';

/** What jobs of every kind are asked about. */
export interface World {
  readonly quarters: readonly QuarterlyFile[];
  readonly sessionId: string;
  /** A script's session, which has its previous quarter. */
  readonly scriptSessionId: string;
  readonly workbook: Uint8Array;
  readonly companies: Uint8Array;
}

/** Stores fictional quarters where there are none, and opens the sessions. */
export async function prepareWorld({ admin }: Cluster, contacts: number): Promise<World> {
  const files = () =>
    admin.must<{ data: { quarterly_files: QuarterlyFile[] } }>('/api/node/get-user-files', {
      body: {},
    });
  if ((await files()).data.quarterly_files.length === 0)
    await admin.must('/api/v1/admin/sample-data', { method: 'POST', body: { contacts } });
  const quarters = (await files()).data.quarterly_files;
  const { session_id: sessionId } = await startSession({ admin }, quarters);
  const workbook = await sampleQuarter({ seed: 90, contacts, year: 2019, quarter: 1 });
  const companies = await sampleCompanyDatabase({ seed: 90, contacts });
  const script = await admin.must<UploadFile1Response>('/api/v1/upload-file-1', {
    form: formWith({ file: workbook }),
  });
  return { quarters, sessionId, scriptSessionId: script.session_id, workbook, companies };
}

/** Opens a session over the latest quarters. */
export function startSession(
  { admin }: Pick<Cluster, 'admin'>,
  quarters: readonly QuarterlyFile[],
): Promise<SessionResponse> {
  return admin.must<SessionResponse>('/api/v1/sessions', { body: sessionOf(quarters) });
}

export function sessionOf([now, before, lastYear]: readonly QuarterlyFile[]) {
  return { quarter_now_id: now!.id, quarter_before_id: before!.id, last_year_id: lastYear!.id };
}
