import { randomUUID } from 'node:crypto';
import { migrate } from '../src/index.js';
import { ChangesBefore1700000000059 } from '../src/migrations/0059-changes-before.js';
import { aPerson } from '../src/testing/index.js';
import { aReport } from './support/a-report.js';
import { databaseBefore } from './support/before-migration.js';
import { withDatabase } from './support/with-database.js';

withDatabase();

test('who changed a report before an update and since its last approval is its author after it, as the audit log tells', async () => {
  const earlier = await databaseBefore(ChangesBefore1700000000059);
  const author = await aPerson(earlier);
  const { reportId } = await aReport(earlier, author.id);
  const { reportId: approved } = await aReport(earlier, author.id);
  await earlier.dataSource.query(`UPDATE report SET approved_at = now() WHERE id = $1`, [approved]);
  const act = async (action: string, outcome = 'done', report = reportId) => {
    const { id } = await aPerson(earlier, randomUUID());
    await earlier.dataSource.query(
      `INSERT INTO audit_event (actor_id, action, outcome, object_type, object_id)
       VALUES ($1, $2, $3, 'report', $4)`,
      [id, action, outcome, report],
    );
    return id;
  };
  const beforeApproval = await act('change-report');
  await earlier.dataSource.query(
    `UPDATE report SET lapsed_approval = jsonb_build_object('at', clock_timestamp()) WHERE id = $1`,
    [reportId],
  );
  const [changed, added] = [await act('change-report'), await act('add-section')];
  const ofApproved = await act('change-report', 'done', approved);
  const [refused, commented] = [await act('change-report', 'refused'), await act('comment')];

  await migrate(earlier);
  const isAuthor = (id: string) => earlier.reportApprovals.isAuthor(reportId, id);
  expect(await Promise.all([changed, added].map(isAuthor))).toEqual([true, true]);
  expect(await Promise.all([beforeApproval, refused, commented].map(isAuthor))).toEqual([
    false,
    false,
    false,
  ]);
  expect(await earlier.reportApprovals.isAuthor(approved, ofApproved)).toBe(false);
});
