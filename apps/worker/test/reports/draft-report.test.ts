import type { Report } from '@lqc/contracts';
import { writesFacts } from '@lqc/drafting/testing';
import { running, standIn, withModel } from '../running-worker.js';
import { averageIn, readsOtherwise } from '../reads-otherwise.js';
import { aReport, reportOf, sectionOf } from './a-report.js';

let report: Report;
withModel({ samples: 12 }, async () => {
  report = await aReport(running);
});

const draft = async (request: { writer: 'model' | 'automatic'; sections?: string[] }) => {
  const run = await running.run('draft-report', { reportId: report.id, request });
  return { ...run, result: run.result };
};

test('a whole report is drafted by rules, every sentence of it checked', async () => {
  const { result } = await draft({ writer: 'automatic' });
  expect(result).toEqual({
    drafted: report.sections.length,
    failed: [],
    notes: [],
    skipped: 0,
  });
  expect(report.sections.length).toBeGreaterThanOrEqual(25);
  const drafted = await reportOf(running, report.id);
  for (const section of drafted.sections)
    expect(section).toMatchObject({
      state: 'draf',
      version: 1,
      writer: 'automatic',
      edited: false,
    });
  const price = sectionOf(drafted, 'harga jual');
  expect(price.facts.length).toBeGreaterThan(5);
  expect(price.counts!.contradicted).toBe(0);
  expect(price.statements.length).toBeGreaterThan(2);
});

test('what is drafted is not drafted again unless it is named, and what a person wrote first stays theirs', async () => {
  expect((await draft({ writer: 'automatic' })).result.drafted).toBe(0);
  const { id } = sectionOf(report, 'harga jual');
  const saved = await running.run('check-section', {
    reportId: report.id,
    sectionId: id,
    text: 'Harga jual tetap.',
    version: 1,
  });
  expect(saved.status).toBe('completed');
  let section = sectionOf(await reportOf(running, report.id), 'harga jual');
  expect(section).toMatchObject({ writer: 'automatic', edited: true, version: 2 });
  const again = await draft({ writer: 'automatic', sections: [id] });
  expect(again.result.drafted).toBe(1);
  section = sectionOf(await reportOf(running, report.id), 'harga jual');
  expect(section).toMatchObject({ writer: 'automatic', edited: false, version: 3 });
  const versions = await running.database.reportSections.versions(id);
  expect(versions.map(({ version, writer }) => [version, writer])).toEqual([
    [3, 'automatic'],
    [2, 'person'],
    [1, 'automatic'],
  ]);
});

test('a person’s false sentence is red by the data, whatever the one who sent it says', async () => {
  const section = sectionOf(await reportOf(running, report.id), 'domestik');
  const text = 'Rata-rata permintaan domestik tercatat sebesar 4,99 pada Triwulan III 2025.';
  await running.run('check-section', {
    reportId: report.id,
    sectionId: section.id,
    text,
    version: section.version,
  });
  const { statements } = sectionOf(await reportOf(running, report.id), 'domestik');
  expect(statements.map(({ status }) => status)).toEqual(['contradicted']);
  const {
    reports: [listed],
  } = await running.database.reports.list();
  expect(listed!.counts.red).toBeGreaterThanOrEqual(1);
});

test('a kept section is read again by the model, which opens what it reads otherwise and closes nothing', async () => {
  const find = async () => sectionOf(await reportOf(running, report.id), 'kapasitas utilisasi');
  const keepRight = async () => {
    const { id, facts, version } = await find();
    const value = averageIn(facts, 'Kapasitas Utilisasi');
    standIn.script(() => reply(value));
    const text = `Rata-rata kapasitas utilisasi pada Triwulan III 2025 tercatat ${value}.`;
    await running.run('check-section', { reportId: report.id, sectionId: id, text, version });
    const again = await running.lastRun('read-section-again');
    return { section: await find(), again };
  };
  let reply = (value: string) => readsOtherwise('kapasitas utilisasi', value);
  const opened = await keepRight();
  expect(opened.again.result).toMatchObject({ left_open: 1 });
  expect(opened.section.statements.map(({ status }) => status)).toEqual(['unchecked']);
  expect(opened.section.counts).toMatchObject({ supported: 0, checked: 0 });
  reply = () => ({ kind: 'status', status: 500 });
  const failed = await keepRight();
  expect(failed.again).toMatchObject({ status: 'completed', result: { left_open: 0 } });
  expect(failed.section.statements.map(({ status }) => status)).toEqual(['supported']);
  const stale = { reportId: report.id, sectionId: failed.section.id, version: 1 };
  expect((await running.run('read-section-again', stale)).result.left_open).toBe(0);
  standIn.script(writesFacts);
});

test('a section that the model fails at says why, the others are kept, and it is done again alone', async () => {
  const sections = ['investasi', 'metode', 'harga jual'].map((one) => sectionOf(report, one).id);
  standIn.script((request) =>
    request.body.includes('Investasi') ? { kind: 'status', status: 400 } : writesFacts(request),
  );
  const { result } = await draft({ writer: 'model', sections });
  expect(result).toMatchObject({ drafted: 2, failed: [{ section: sections[0] }] });
  let after = await reportOf(running, report.id);
  expect(sectionOf(after, 'investasi').failure).toBe(result.failed[0]!.message);
  expect(sectionOf(after, 'metode')).toMatchObject({ writer: 'automatic', failure: null });
  expect(sectionOf(after, 'harga jual')).toMatchObject({ writer: 'model', model: 'grok-3-mini' });
  let during: Promise<Report> | null = null;
  standIn.script((request) => {
    during ??= reportOf(running, report.id);
    return writesFacts(request);
  });
  expect((await draft({ writer: 'model', sections: [sections[0]!] })).result.drafted).toBe(1);
  standIn.script(writesFacts);
  // Its mark counts among those that fail now no more.
  expect(sectionOf((await during)!, 'investasi').failure).toBeNull();
  after = await reportOf(running, report.id);
  expect(sectionOf(after, 'investasi')).toMatchObject({ writer: 'model', failure: null });
});

test('drafting that is taken up by another worker goes on with what is left, and asks for nothing twice', async () => {
  const { database, queue } = running;
  const targets = [
    'perkiraan penjualan',
    'persediaan',
    'biaya energi',
    'tenaga kerja',
    'margin usaha',
  ];
  const sections = targets.map((target) => sectionOf(report, target).id);
  let asked = 0;
  standIn.script((request) => ((asked += 1) <= 3 ? writesFacts(request) : { kind: 'hang' }));
  const before = standIn.requests.length;
  const payload = { reportId: report.id, request: { writer: 'model' as const, sections } };
  const runId = await running.enqueue('draft-report', payload);
  const drafted = () => database.reportSections.draftedBy(report.id, runId);
  while ((await drafted()).size < 3) await new Promise((look) => setTimeout(look, 50));
  expect((await reportOf(running, report.id)).drafting).toMatchObject({ job_id: runId });
  standIn.script(writesFacts);
  // What the sweeper does with the run of a worker that fell silent.
  await database.dataSource.query(
    `UPDATE job_run SET status = 'queued', claimed_by = NULL WHERE id = $1`,
    [runId],
  );
  await queue.enqueue(runId, 'draft-report', 1);
  const run = await running.ended(runId);
  expect(run.result).toMatchObject({ drafted: 5, failed: [], skipped: 0 });
  const written = standIn.requests.slice(before).map(({ body }) => body);
  const kept = new Set(written.slice(0, 3));
  expect(written.slice(3).filter((body) => kept.has(body))).toEqual([]);
  const { sections: after, drafting } = await reportOf(running, report.id);
  expect(drafting).toBeNull();
  for (const id of sections)
    expect(after.find((one) => one.id === id)).toMatchObject({ writer: 'model', version: 2 });
});

test('no company is named to the model when it drafts a report', () => {
  expect(standIn.requests.length).toBeGreaterThan(2);
  for (const { body } of standIn.requests) expect(body).not.toMatch(/\b(?:PT|CV|UD) [A-Z]/);
});
