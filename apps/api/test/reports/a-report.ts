import { CodedError, type Report, type SessionFigures, type Statement } from '@lqc/contracts';
import type { JobRun } from '@lqc/database';
import { aGateway, type TestGateway } from '../support/a-gateway.js';
import type { Client } from '../support/client.js';
import { anInTestWorker, type Endings } from '../support/in-test-worker.js';
import { aQualityReport, storeCompanies, storeQuarter } from '../support/stored-files.js';

const SECTORS = { Konstruksi: 2, 'Industri Pengolahan': 1 };

/** Of the figures a report begins with only the sectors that were interviewed. */
export const figures = {
  files_loaded: 2,
  main_result: { lu_totals: SECTORS },
  quality: aQualityReport(),
} as unknown as SessionFigures;

/** Sentences with "salah" contradict the data; every other is unchecked. */
function statementsOf(text: string): Statement[] {
  return [...text.matchAll(/[^.]+\./g)].map(({ 0: sentence, index }) => ({
    start: index + sentence.length - sentence.trimStart().length,
    end: index + sentence.length,
    status: sentence.includes('salah') ? 'contradicted' : 'unchecked',
    advice: [],
    claims: [],
    evidence: [],
    counter: null,
  }));
}

interface SectionPayload {
  readonly reportId: string;
  readonly sectionId: string;
  readonly text: string;
  readonly version: number;
  readonly onlyDraft?: boolean;
}

/** A worker that starts analyses and keeps sections, with what `statementsOf` says of their texts. */
const aReportWorker = (gateway: TestGateway, endings: Endings = {}) =>
  anInTestWorker(gateway, {
    'start-session': () => figures,
    'check-section': async ({ payload, ownerId }: JobRun) => {
      const { reportId, sectionId, text, version, onlyDraft } = payload as SectionPayload;
      const { reportSections } = gateway.database;
      const statements = statementsOf(text);
      const { session_id: sessionId } = (await gateway.database.reports.head(reportId))!.head;
      const kept = await gateway.database.dataSource.transaction((transaction) =>
        reportSections.store(transaction, {
          reportId,
          sectionId,
          sessionId,
          text,
          version,
          writer: 'person',
          model: null,
          by: ownerId,
          runId: null,
          statements,
          counts: null,
          facts: [],
          onlyDraft,
        }),
      );
      if (kept === null) throw new CodedError('REPORT_SECTION_NEWER');
      return { section_id: sectionId, version: kept };
    },
    ...endings,
  });

/** A gateway whose office writes reports: two of its staff, and a worker that keeps what they write. */
export async function anOffice(
  endings: Endings = {},
): Promise<{ gateway: TestGateway; author: Client; colleague: Client }> {
  const gateway = await aGateway();
  const author = await gateway.signedIn('staff');
  const colleague = await gateway.signedIn('staff');
  await storeCompanies(gateway, { 'PT Contoh Satu': 'Konstruksi' });
  await aReportWorker(gateway, endings);
  return { gateway, author, colleague };
}

let quarters = 0;

/** A report on two quarters that were stored for it. */
export async function aReport(gateway: TestGateway, author: Client): Promise<Report> {
  quarters += 1;
  const now = await storeQuarter(gateway, { label: `Triwulan IV ${2100 + quarters}` });
  const before = await storeQuarter(gateway, { label: `Triwulan III ${2100 + quarters}` });
  return author.call('createReport', {
    body: { quarter_now_id: now.id, quarter_before_id: before.id },
  });
}
