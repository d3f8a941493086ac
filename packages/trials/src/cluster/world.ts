import type { QuarterlyFile } from '@lqc/contracts';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { workbookFile } from './caller.js';
import type { Cluster } from './start-cluster.js';
import { sessionOf, storeQuarters } from './store-quarters.js';

/** Stored data that jobs of every kind can be requested for. */
export interface World {
  readonly quarters: readonly QuarterlyFile[];
  readonly sessionId: string;
  /** A session of the step-by-step upload, which has its previous quarter. */
  readonly scriptSessionId: string;
  /** A report on the stored quarters, in which nothing stands yet. */
  readonly reportId: string;
  readonly workbook: Uint8Array;
  readonly companies: Uint8Array;
}

/** Stores fictional quarters in an empty product, and starts the sessions. */
export async function prepareWorld({ admin }: Cluster, contacts: number): Promise<World> {
  const { api } = admin;
  const quarters = await storeQuarters(api, { seed: 90, contacts });
  const { session_id: sessionId } = await api.call('startSession', { body: sessionOf(quarters) });
  const report = await api.call('createReport', { body: sessionOf(quarters) });
  const workbook = await sampleQuarter({ seed: 90, contacts, year: 2019, quarter: 1 });
  const companies = await sampleCompanyDatabase({ seed: 90, contacts });
  const script = await api.call('uploadFile1', { files: { file: workbookFile(workbook) } });
  return {
    quarters,
    sessionId,
    scriptSessionId: script.session_id,
    reportId: report.id,
    workbook,
    companies,
  };
}
