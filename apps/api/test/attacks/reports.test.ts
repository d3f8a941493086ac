import type { Report } from '@lqc/contracts';
import { anOffice, aReport } from '../reports/a-report.js';
import type { TestGateway } from '../support/a-gateway.js';
import type { Client } from '../support/client.js';

let gateway: TestGateway;
let author: Client;
let colleague: Client;
let report: Report;
beforeAll(async () => {
  const drafted = { drafted: 0, failed: [], notes: [], skipped: 0 };
  ({ gateway, author, colleague } = await anOffice({
    'draft-report': () => new Promise((done) => setTimeout(done, DRAFTING_MS, drafted)),
  }));
  report = await aReport(gateway, author);
});
afterAll(() => gateway?.stop());

/** Longer than all calls of a test take. */
const DRAFTING_MS = 15_000;
const prefer = { headers: { prefer: 'respond-async' } };

test('of draftings of one report that are asked for at the same instant one begins, whoever asks and however its id is written', async () => {
  const ids = [report.id, report.id.toUpperCase()];
  const answers = await Promise.all(
    [author, colleague].flatMap((client) =>
      ids.flatMap((id) =>
        [1, 2, 3].map(() =>
          client.send('draftReport', { params: { id }, body: { writer: 'automatic' }, ...prefer }),
        ),
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([202, ...Array.from({ length: 11 }, () => 409)]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({ code: 'REPORT_BEING_DRAFTED' });
});
