import { CodedError, ErrorBody, type Report } from '@lqc/contracts';
import { waitingForLocks } from '@lqc/database/testing';
import type { TestGateway } from '../support/a-gateway.js';
import type { Client } from '../support/client.js';
import { anOffice, aReport } from './a-report.js';

const FINDING = 'temuan';
const LIVE_TEMPLATE = 'PK templat yang memanggil keluar';
const RED = 'Angka ini salah.';
let gateway: TestGateway;
let author: Client;
let colleague: Client;
beforeAll(async () => {
  ({ gateway, author, colleague } = await anOffice({
    'check-release': async ({ payload }) => {
      const { reportId } = payload as { reportId: string };
      const { sections } = (await gateway.database.reports.outline(reportId))!;
      return { findings: [{ id: FINDING, kind: 'quote', section: sections[0]!.id }] };
    },
    'check-template': async ({ payload }) => {
      const { contentSha256 } = payload as { contentSha256: string };
      const template = await gateway.database.contents.read(contentSha256);
      if (String(template) === LIVE_TEMPLATE) throw new CodedError('REPORT_TEMPLATE_LIVE');
      return { success: true };
    },
  }));
});
afterAll(() => gateway?.stop());

const placeOf = ({ id, sections }: Report, at = 0) => ({ id, section: sections[at]!.id });
const save = (client: Client, report: Report, text: string, version = 0) =>
  client.call('saveSection', { params: placeOf(report), body: { text, version } });
const setState = (client: Client, { id }: Report, body: object) =>
  client.send('setReportState', { params: { id }, body });
const seenOf = ({ session_id, sections }: Report) => ({
  session_id,
  sections: sections.filter(({ included }) => included),
});
/** A section's draft by rules, as a worker stores it for the person who asked for it. */
async function draftByRules(report: Report, { username }: Client): Promise<void> {
  const { id: reportId, section: sectionId } = placeOf(report);
  const { id: by } = (await gateway.database.users.findByName(username))!;
  const draft = { text: 'Permintaan naik.', statements: [], counts: null, facts: [], bound: [] };
  const written = { writer: 'automatic', model: null, by, runId: null } as const;
  const version = { reportId, sectionId, sessionId: report.session_id, version: 0 };
  await gateway.database.dataSource.transaction((transaction) =>
    gateway.database.reportSections.store(transaction, { ...version, ...draft, ...written }),
  );
}
const errorOf = async (response: Response) => ErrorBody.parse(await response.json());

test('one person edits a section at a time: another is told who, until they let go or were idle for ten minutes', async () => {
  const report = await aReport(gateway, author);
  const params = placeOf(report);
  await save(author, report, 'Pertama.');
  const refused = await colleague.send('saveSection', {
    params,
    body: { text: 'Kedua.', version: 1 },
  });
  expect(refused.status).toBe(409);
  expect(await errorOf(refused)).toMatchObject({
    code: 'REPORT_SECTION_HELD',
    holder: { username: author.username },
  });
  // Who does not hold it cannot let go of it for the one who does, an admin neither, and is told so.
  for (const other of [colleague, await gateway.admin()])
    expect(await other.refusal('releaseSection', { params })).toMatchObject({
      code: 'REPORT_SECTION_HELD',
    });
  expect((await colleague.send('holdSection', { params })).status).toBe(409);
  await gateway.database.dataSource.query(
    `UPDATE report_section SET held_at = now() - interval '601 seconds' WHERE id = $1`,
    [params.section],
  );
  const { holder } = await colleague.call('holdSection', { params });
  expect(holder.username).toBe(colleague.username);
  await colleague.call('releaseSection', { params });
  expect((await save(author, report, 'Ketiga.', 1)).version).toBe(2);
});

test('a section that a person holds is free once their account is deactivated', async () => {
  const report = await aReport(gateway, author);
  const leaver = await gateway.signedIn('staff');
  const params = placeOf(report);
  await leaver.call('holdSection', { params });
  expect((await colleague.send('holdSection', { params })).status).toBe(409);
  const { id } = (await gateway.database.users.findByName(leaver.username))!;
  await (await gateway.admin()).call('updateUser', { params: { id }, body: { disabled: true } });
  const { holder } = await colleague.call('holdSection', { params });
  expect(holder.username).toBe(colleague.username);
});

test('a section of another report is not found, whatever is done to it', async () => {
  const [one, other] = [await aReport(gateway, author), await aReport(gateway, author)];
  const params = { id: one.id, section: other.sections[0]!.id };
  for (const name of [
    'holdSection',
    'releaseSection',
    'sectionVersions',
    'sectionComments',
  ] as const)
    expect(await author.refusal(name, { params })).toMatchObject({
      code: 'REPORT_SECTION_NOT_FOUND',
    });
  const body = { text: 'x', version: 0 };
  expect(await author.refusal('saveSection', { params, body })).toMatchObject({ status: 404 });
  const drafted = { params: { id: one.id }, body: { sections: [params.section] } };
  expect(await author.refusal('draftReport', drafted)).toMatchObject({ status: 404 });
});

test('the audit log names a report that was created without a title by the one that it got', async () => {
  const { id, title } = await aReport(gateway, author);
  const admin = await gateway.admin();
  const query = { action: 'create-report', limit: '1' } as const;
  const { events } = await admin.call('auditEvents', { query });
  expect(events).toMatchObject([{ outcome: 'done', object_id: id, object_label: title }]);
});

test('the audit log says what is changed of a report, and which section', async () => {
  const report = await aReport(gateway, author);
  const params = { id: report.id };
  const [left, ...others] = report.sections.map(({ id }) => ({ id, included: true }));
  const outline = [...others, { ...left!, included: false }];
  await author.call('changeReport', { params, body: { people: 'Kepala: Ratna' } });
  await author.call('changeReport', { params, body: { title: 'Lain', outline } });
  await save(author, report, 'Naik.');
  await setState(author, report, { state: 'ditelaah' });
  const query = { actor: author.username, limit: '4' } as const;
  const { events } = await (await gateway.admin()).call('auditEvents', { query });
  const { title } = report.sections[0]!;
  expect(events.map(({ object_label: label }) => label)).toEqual([
    'Lain · draf→ditelaah',
    `Lain · ${title}`,
    `order · without=${title} · title=Lain · ${report.title}`,
    `people · ${report.title}`,
  ]);
});

test('a red sentence blocks the approval until a person writes why it stays, and the audit log has that there is a reason', async () => {
  const report = await aReport(gateway, author);
  await save(author, report, `Permintaan naik. ${RED}`);
  const refused = await setState(author, report, { state: 'disetujui' });
  expect(refused.status).toBe(409);
  const { code, statements } = await errorOf(refused);
  expect(code).toBe('REPORT_HAS_RED');
  expect(statements).toEqual([{ section: report.sections[0]!.id, start: 17, end: 33, text: RED }]);
  const reason = 'Angka resmi menyusul pekan depan.';
  const approved = await setState(author, report, { state: 'disetujui', reason });
  expect(approved.status).toBe(200);
  const { sections, ...head } = await author.call('report', { params: { id: report.id } });
  expect(head).toMatchObject({ state: 'disetujui', approved_by: author.username });
  expect(sections[0]).toMatchObject({
    state: 'disetujui',
    reasons: [{ sentences: [RED], reason, by: author.username }],
  });
  expect(sections[1]!.state).toBe('kosong');
  const admin = await gateway.admin();
  const { events } = await admin.call('auditEvents', { query: { action: 'set-report-state' } });
  expect(events[0]!.object_label).toBe(`${report.title} · draf→disetujui · reason`);
  // A sentence with other words is another sentence, and the report a draft again.
  const again = await save(author, report, 'Angka lain ini salah.', 1);
  expect(again.state).toBe('draf');
  expect((await author.call('report', { params: { id: report.id } })).state).toBe('draf');
  const [reopened] = (
    await admin.call('auditEvents', { query: { action: 'set-report-state', limit: '1' } })
  ).events;
  expect(reopened).toMatchObject({
    actor: author.username,
    object_label: `${report.title} · disetujui→draf`,
  });
  expect((await setState(author, report, { state: 'disetujui' })).status).toBe(409);
});

test('an approval stands for what was approved: another title, outline or section makes the report a draft again', async () => {
  const report = await aReport(gateway, author);
  const params = { id: report.id };
  await save(author, report, `Permintaan naik. ${RED}`);
  const outline = report.sections.map(({ id }, at) => ({ id, included: at > 0 }));
  await author.call('changeReport', { params, body: { outline } });
  const changes = [
    () => author.call('changeReport', { params, body: { title: 'Judul lain' } }),
    () => author.call('changeReport', { params, body: { people: 'Orang lain' } }),
    () => author.call('addSection', { params, body: { chapter: 'bab_1', title: 'Tambahan' } }),
    // The contradicted sentence comes back in.
    async () => {
      const { sections } = await author.call('report', { params });
      const body = { outline: sections.map(({ id }) => ({ id, included: true })) };
      return author.call('changeReport', { params, body });
    },
  ];
  for (const change of changes) {
    expect((await setState(author, report, { state: 'disetujui' })).status).toBe(200);
    await change();
    expect(await author.call('report', { params })).toMatchObject({
      state: 'draf',
      approved_by: null,
    });
  }
  expect((await errorOf(await setState(author, report, { state: 'disetujui' }))).code).toBe(
    'REPORT_HAS_RED',
  );
  const { events } = await (
    await gateway.admin()
  ).call('auditEvents', { query: { actor: author.username, outcome: 'done', limit: '20' } });
  const labels = events.map(({ object_label: label }) => label);
  // Who changed it, or added a section, has ended the approval, which is written down as that.
  expect(labels).toContain(`${report.title} · disetujui→draf`);
  expect(labels).toContain('Judul lain · disetujui→draf');
});

test('a change that is refused for its outline changes nothing else, and the approval stands', async () => {
  const report = await aReport(gateway, author);
  const params = { id: report.id };
  await save(author, report, 'Permintaan naik.');
  await setState(colleague, report, { state: 'disetujui' });
  const before = await author.call('report', { params });
  const outline = report.sections.slice(1).map(({ id }) => ({ id, included: true }));
  const body = { title: 'Judul lain', people: 'Orang lain', outline };
  expect(await author.refusal('changeReport', { params, body })).toMatchObject({
    status: 422,
    code: 'REPORT_OUTLINE_INCOMPLETE',
  });
  expect(await author.call('report', { params })).toEqual(before);
  expect(before).toMatchObject({ state: 'disetujui', approved_by: colleague.username });
});

test('a text that is kept while its report is being approved is not approved unseen', async () => {
  const report = await aReport(gateway, author);
  const { reports, reportApprovals } = gateway.database;
  const by = (await gateway.database.users.findByName(author.username))!.id;
  const seen = seenOf(report);
  await save(author, report, RED);
  const step = { from: 'draf', to: 'disetujui', by } as const;
  expect(await reportApprovals.setState(report.id, step, seen, null)).toBe('changed');
  expect((await reports.head(report.id))!.head.state).toBe('draf');
});

test('a text that was stored after the approver looked is not approved with the one before, and their reason is given for nothing', async () => {
  const report = await aReport(gateway, author);
  const params = { id: report.id };
  await save(author, report, RED);
  const seen = seenOf(await colleague.call('report', { params }));
  await save(author, report, `${RED} Angka lain juga salah.`, 1);
  const approval = { state: 'disetujui', reason: 'Angka resmi menyusul.' };
  const refused = await setState(colleague, report, { ...approval, seen });
  expect(refused.status).toBe(409);
  expect((await errorOf(refused)).code).toBe('REPORT_CHANGED_MEANWHILE');
  const after = await colleague.call('report', { params });
  expect(after).toMatchObject({ state: 'draf', approved_by: null });
  expect(after.sections[0]!.reasons).toEqual([]);
  const again = await setState(colleague, report, { ...approval, seen: seenOf(after) });
  expect(again.status).toBe(200);
});

test('an approval that looked at another analysis of the report is refused', async () => {
  const report = await aReport(gateway, author);
  const seen = { ...seenOf(report), session_id: (await aReport(gateway, author)).session_id };
  const refused = await setState(colleague, report, { state: 'disetujui', seen });
  expect((await errorOf(refused)).code).toBe('REPORT_CHANGED_MEANWHILE');
});

test('a reason is for the sentences that it names: another contradicted one still stops the approval', async () => {
  const report = await aReport(gateway, author);
  await save(author, report, `${RED} Angka lain juga salah.`);
  const approval = { state: 'disetujui', reason: 'Angka resmi menyusul.' };
  const { section } = placeOf(report);
  const reasoned = [{ section, text: RED }];
  const refused = await errorOf(await setState(colleague, report, { ...approval, reasoned }));
  expect(refused).toMatchObject({
    code: 'REPORT_HAS_RED',
    statements: [{ section, text: 'Angka lain juga salah.' }],
  });
});

test('a text that is for a draft only is not stored in an approved report, and the approval stands', async () => {
  const report = await aReport(gateway, author);
  const params = placeOf(report);
  await save(author, report, 'Permintaan naik.');
  await author.call('releaseSection', { params });
  await setState(colleague, report, { state: 'disetujui' });
  const body = { text: 'Permintaan turun.', version: 1, only_draft: true };
  expect(await author.refusal('saveSection', { params, body })).toMatchObject({
    status: 409,
    code: 'REPORT_IS_FINAL',
  });
  const after = await author.call('report', { params: { id: report.id } });
  expect(after).toMatchObject({ state: 'disetujui', approved_by: colleague.username });
  // Nor is it held by whoever was refused.
  const before = { text: 'Permintaan naik.', version: 1, holder: null };
  expect(after.sections[0]).toMatchObject(before);
  await setState(colleague, report, { state: 'draf' });
  expect((await author.call('saveSection', { params, body })).version).toBe(2);
});

test('who decides otherwise of a finding, or gives a reason, after the approval ends it', async () => {
  const report = await aReport(gateway, author);
  const params = { id: report.id };
  await save(author, report, `Permintaan naik. ${RED}`);
  const reason = 'Sudah terbit di media.';
  const after = [
    () =>
      author.call('overrideFinding', {
        params,
        body: { finding: FINDING, verdict: 'aman', reason },
      }),
    () => author.call('explainRed', { params: placeOf(report), body: { sentence: RED, reason } }),
  ];
  for (const act of after) {
    expect((await setState(colleague, report, { state: 'disetujui', reason })).status).toBe(200);
    await act();
    const told = await author.call('reportOutline', { params });
    expect(told).toMatchObject({ state: 'draf', approved_by: null });
    // The log has what was decided, without its words, and that the report is a draft again.
    const { events } = await (
      await gateway.admin()
    ).call('auditEvents', { query: { actor: author.username, limit: '2' } });
    const labels = events.map(({ object_label: label }) => label);
    expect(labels).toContain(`${report.title} · disetujui→draf`);
    const { title } = report.sections[0]!;
    expect(labels).toContain(
      act === after[0]
        ? `finding=quote · ${report.title} · aman · ${title}`
        : `sentence=2 · ${report.title} · ${title}`,
    );
  }
});

test('a reason that is given while its report is being approved is kept, neither waits for the other, and the report is a draft again', async () => {
  const report = await aReport(gateway, author);
  await save(author, report, `${RED} Angka lain juga salah.`);
  const explain = (reason: string) =>
    author.call('explainRed', { params: placeOf(report), body: { sentence: RED, reason } });
  await explain('Menunggu rilis BPS.');
  await setState(author, report, { state: 'ditelaah' });
  const both = await gateway.database.dataSource.transaction(async (transaction) => {
    await transaction.query('SELECT FROM report WHERE id = $1 FOR UPDATE', [report.id]);
    const approval = { state: 'disetujui', reason: 'Angka resmi menyusul.' };
    const approving = setState(colleague, report, approval);
    await waitingForLocks(gateway.databaseUrl, 1);
    const explaining = explain('Rilis BPS sudah ada.');
    await waitingForLocks(gateway.databaseUrl, 2);
    return [approving, explaining] as const;
  });
  const [approved, explained] = await Promise.all(both);
  expect(approved.status).toBe(200);
  expect(explained).toMatchObject({ state: 'disetujui' });
  expect(explained.reasons.map(({ reason }) => reason).toSorted()).toEqual([
    'Angka resmi menyusul.',
    'Rilis BPS sudah ada.',
  ]);
  const after = await author.call('reportOutline', { params: { id: report.id } });
  expect(after.state).toBe('draf');
});

test('only what the check finds can be decided otherwise', async () => {
  const report = await aReport(gateway, author);
  const params = { id: report.id };
  const decision = { verdict: 'aman', reason: 'Sudah terbit di media.' } as const;
  const unknown = { params, body: { ...decision, finding: 'tidak ada' } };
  expect(await author.refusal('overrideFinding', unknown)).toMatchObject({
    code: 'REPORT_FINDING_NOT_FOUND',
  });
  await author.call('overrideFinding', { params, body: { ...decision, finding: FINDING } });
});

test('a reason for one sentence is for a red one only', async () => {
  const report = await aReport(gateway, author);
  await save(author, report, `Permintaan naik. ${RED}`);
  const params = placeOf(report);
  const given = { sentence: RED, reason: 'Menunggu rilis BPS.' };
  const section = await author.call('explainRed', { params, body: given });
  expect(section.reasons).toMatchObject([{ sentences: [RED], reason: given.reason }]);
  // The outline, which is read every few seconds, says when reasons were given, and not which.
  const { sections } = await author.call('reportOutline', { params: { id: report.id } });
  const head = sections.find(({ id }) => id === section.id)!;
  expect(head.reasoned_at).toBe(section.reasoned_at);
  expect(JSON.stringify(sections)).not.toContain(given.reason);
  const wrong = { params, body: { ...given, sentence: 'Permintaan naik.' } };
  expect(await author.refusal('explainRed', wrong)).toMatchObject({
    code: 'REPORT_SENTENCE_NOT_RED',
  });
  expect((await setState(author, report, { state: 'disetujui' })).status).toBe(200);
});

test('states follow each other, and where admins want it nobody approves what they wrote', async () => {
  const admin = await gateway.admin();
  await admin.call('saveReportSettings', { body: { reviewer_is_not_author: true } });
  try {
    const report = await aReport(gateway, author);
    const code = async (client: Client, state: string) =>
      (await errorOf(await setState(client, report, { state }))).code;
    expect(await code(author, 'terbit')).toBe('REPORT_WRONG_ORDER');
    expect(await code(author, 'disetujui')).toBe('REPORT_REVIEWER_IS_AUTHOR');
    expect((await setState(colleague, report, { state: 'disetujui' })).status).toBe(200);
    expect(await code(colleague, 'ditelaah')).toBe('REPORT_WRONG_ORDER');
    // Who changed its outline, title or signatory has written in it, until somebody else approved that.
    const params = { id: report.id };
    const outline = report.sections.map(({ id }, at) => ({ id, included: at < 9 }));
    for (const change of [
      () => colleague.call('changeReport', { params, body: { outline } }),
      () => colleague.call('changeReport', { params, body: { people: 'Budi, Kepala Tim' } }),
      () => colleague.call('addSection', { params, body: { chapter: 'bab_1', title: 'Tambahan' } }),
    ]) {
      await change();
      expect(await code(colleague, 'disetujui')).toBe('REPORT_REVIEWER_IS_AUTHOR');
      expect((await setState(admin, report, { state: 'disetujui' })).status).toBe(200);
      await setState(admin, report, { state: 'draf' });
      expect((await setState(colleague, report, { state: 'disetujui' })).status).toBe(200);
    }
    // So has who changes it just before they approve it, when both calls come at once.
    await setState(colleague, report, { state: 'draf' });
    const [changing, approving] = await gateway.database.dataSource.transaction(
      async (transaction) => {
        await transaction.query('SELECT FROM report WHERE id = $1 FOR UPDATE', [report.id]);
        const change = colleague.call('changeReport', { params, body: { people: 'Rini' } });
        await waitingForLocks(gateway.databaseUrl, 1);
        const approval = code(colleague, 'disetujui');
        await waitingForLocks(gateway.databaseUrl, 2);
        return [change, approval];
      },
    );
    await changing;
    expect(await approving).toBe('REPORT_REVIEWER_IS_AUTHOR');
    expect((await setState(admin, report, { state: 'disetujui' })).status).toBe(200);
    // Who had a section drafted has written it, by rules too.
    await setState(colleague, report, { state: 'draf' });
    await draftByRules(report, colleague);
    expect(await code(colleague, 'disetujui')).toBe('REPORT_REVIEWER_IS_AUTHOR');
  } finally {
    await admin.call('saveReportSettings', { body: { reviewer_is_not_author: false } });
  }
});

test('comments are answered and closed, and only whoever began a report, or an admin, deletes it', async () => {
  const report = await aReport(gateway, author);
  const params = placeOf(report);
  const said = { sentence: 'Permintaan naik.', text: 'Dari mana?' };
  const { comments } = await colleague.call('comment', { params, body: said });
  const [{ id: comment }] = comments as [(typeof comments)[number]];
  await author.call('comment', { params, body: { ...said, text: 'Dari K7.', answers: comment } });
  const closed = await colleague.call('closeComment', { params: { ...params, comment } });
  expect(closed.comments).toMatchObject([
    {
      ...said,
      by: colleague.username,
      closed_by: colleague.username,
      answers: [{ text: 'Dari K7.' }],
    },
  ]);
  const place = { params: { id: report.id } };
  expect(await colleague.refusal('deleteReport', place)).toMatchObject({
    code: 'REPORT_NOT_YOURS',
  });
  const analysis = { params: { session: report.session_id } };
  await author.call('resetSession', analysis);
  expect((await author.send('session', analysis)).status).toBe(200);
  await author.call('deleteReport', place);
  expect((await author.send('report', place)).status).toBe(404);
});

test('a report that was approved is deleted by admins alone, also after it was sent back, and the log has its state', async () => {
  const report = await aReport(gateway, author);
  const place = { params: { id: report.id } };
  for (const state of ['disetujui', 'draf']) {
    expect((await setState(colleague, report, { state })).status).toBe(200);
    // Whoever began it may not either, so that nobody else is sent to them.
    for (const person of [author, colleague])
      expect(await person.refusal('deleteReport', place)).toMatchObject({
        status: 403,
        code: 'REPORT_WAS_APPROVED',
      });
  }
  await setState(colleague, report, { state: 'disetujui' });
  await setState(colleague, report, { state: 'terbit' });
  const admin = await gateway.admin();
  await admin.call('deleteReport', place);
  const query = { action: 'delete-report', limit: '1' } as const;
  const { events } = await admin.call('auditEvents', { query });
  expect(events[0]).toMatchObject({ object_label: `${report.title} · terbit` });
});

test('an admin stores a template that a worker can read, replaces it, and goes back to the one that ships', async () => {
  const admin = await gateway.admin();
  const bodyOf = (text: string) => ({
    fileName: 'templat.docm',
    fileContent: Buffer.from(text).toString('base64'),
  });
  expect(await author.call('reportTemplate')).toEqual({ template: null });
  expect(await admin.call('saveReportTemplate', { body: bodyOf('PK templat') })).toMatchObject({
    template: { file_name: 'templat.docx' },
  });
  const refused = await admin.refusal('saveReportTemplate', { body: bodyOf(LIVE_TEMPLATE) });
  expect(refused).toMatchObject({ status: 422, code: 'REPORT_TEMPLATE_LIVE' });
  expect(await admin.refusal('saveReportTemplate', { body: bodyOf('bukan arsip') })).toMatchObject({
    code: 'REPORT_TEMPLATE_INVALID',
  });
  // The one before stays.
  expect(await author.call('reportTemplate')).toMatchObject({
    template: { size_bytes: 'PK templat'.length },
  });
  const taken = await admin.send('reportTemplateFile');
  expect(taken.headers.get('content-disposition')).toBe('attachment; filename=templat.docx');
  expect(await taken.text()).toBe('PK templat');
  const rows = await admin.call('auditEvents', { query: { action: 'take-file', limit: 1 } });
  expect(rows.events).toMatchObject([{ outcome: 'done', object_label: 'templat.docx' }]);
  expect(await admin.call('removeReportTemplate')).toEqual({ template: null });
  expect(await admin.refusal('reportTemplateFile')).toMatchObject({
    status: 404,
    code: 'FILE_NOT_FOUND',
  });
});
